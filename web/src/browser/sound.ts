/* Small sounds, made and not loaded; none unless somebody wants them. */
import type { Sound } from "../table/session";
import { sound } from "./settings";

let context: AudioContext | null = null;

function tone(frequency: number, from: number, length: number, loud: number) {
    context ??= new AudioContext();
    const oscillator = context.createOscillator(),
        gain = context.createGain(),
        at = context.currentTime + from;
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length);
}

const TUNES: Record<Sound, () => void> = {
    dice: () => [0, 0.06, 0.11, 0.19].forEach((at) => tone(180 + Math.random() * 120, at, 0.05, 0.06)),
    turn: () => [523, 784].forEach((frequency, i) => tone(frequency, i * 0.12, 0.3, 0.05)),
    taken: () => [392, 523, 659].forEach((frequency, i) => tone(frequency, i * 0.07, 0.35, 0.05)),
};

export function play(tune: Sound) {
    if (sound.value) TUNES[tune]();
}

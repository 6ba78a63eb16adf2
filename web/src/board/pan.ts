/* Zoom and pan of a drawing: by wheel, drag, two fingers, keys and buttons. Only a transform changes, so that
 * nothing is computed while the board moves. */
import { signal } from "@preact/signals";

const MOST = 6,
    SLACK = 6; /* pixels that a press may wander and still be a press */

export class Pan {
    readonly zoom = signal(1);
    readonly rests = signal(0); /* counts rests, for whoever shows where one looks */
    private x = 0;
    private y = 0;
    private element: HTMLElement | null = null;
    private readonly fingers = new Map<number, { x: number; y: number }>();
    private moved = 0;
    private resting: ReturnType<typeof setTimeout> | undefined;
    private kept: { x: number; y: number; zoom: number } | null = null; /* where one looked before a visit */

    /* To be given as a ref of the element that moves; its parent is the frame. */
    readonly attach = (element: HTMLElement | null) => {
        this.element = element;
        const frame = element?.parentElement;
        if (element === null || frame === null || frame === undefined) return;
        frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
        frame.addEventListener("pointerdown", (event) => this.down(event));
        frame.addEventListener("pointermove", (event) => this.move(event));
        for (const kind of ["pointerup", "pointercancel", "pointerleave"] as const)
            frame.addEventListener(kind, (event) => this.up(event));
        frame.addEventListener("click", (event) => this.swallow(event), { capture: true });
    };

    private paint(glides = false) {
        const { element } = this;
        const frame = element?.parentElement;
        if (element === null || frame === null || frame === undefined) return;
        element.classList.toggle("glides", glides);
        if (!glides) this.kept = null; /* who moves the board looks where they want from now on */
        const k = this.zoom.value,
            { clientWidth: w, clientHeight: h } = frame;
        this.x = Math.min((w * (k - 1)) / 2 + w * 0.3, Math.max((-w * (k - 1)) / 2 - w * 0.3, this.x));
        this.y = Math.min((h * (k - 1)) / 2 + h * 0.3, Math.max((-h * (k - 1)) / 2 - h * 0.3, this.y));
        element.style.willChange = "transform";
        element.style.transform = `translate(${this.x}px, ${this.y}px) scale(${k})`;
        clearTimeout(this.resting);
        this.resting = setTimeout(() => {
            /* drawn anew, sharp */
            element.style.willChange = "";
            this.rests.value++;
        }, 200);
    }

    /* About a point of the frame, from its middle. */
    by(factor: number, px = 0, py = 0) {
        const k = Math.min(MOST, Math.max(1, this.zoom.value * factor)),
            f = k / this.zoom.value;
        this.x = px - (px - this.x) * f;
        this.y = py - (py - this.y) * f;
        if (k === 1) this.x = this.y = 0;
        this.zoom.value = k;
        this.paint();
    }

    reset() {
        this.zoom.value = 1;
        this.x = this.y = 0;
        this.paint();
    }

    /* So that a point of the drawing, in parts of the frame from its middle, stands in the middle. */
    center(u: number, v: number, zoom: number) {
        const frame = this.element?.parentElement;
        if (frame === null || frame === undefined) return;
        this.zoom.value = Math.min(MOST, Math.max(1, zoom));
        this.x = -u * frame.clientWidth * this.zoom.value;
        this.y = -v * frame.clientHeight * this.zoom.value;
        this.paint();
    }

    /* The same for a while: `leave` goes back, unless the board was moved meanwhile. */
    visit(u: number, v: number, zoom: number) {
        const frame = this.element?.parentElement,
            before = this.kept ?? { x: this.x, y: this.y, zoom: this.zoom.value };
        if (frame === null || frame === undefined) return;
        this.go({ x: -u * frame.clientWidth * zoom, y: -v * frame.clientHeight * zoom, zoom });
        this.kept = before;
    }

    leave() {
        if (this.kept !== null) this.go(this.kept);
        this.kept = null;
    }

    private go({ x, y, zoom }: { x: number; y: number; zoom: number }) {
        [this.x, this.y, this.zoom.value] = [x, y, zoom];
        this.paint(true);
    }

    /* What is seen, in parts of the frame from its middle. */
    seen(): { u: number; v: number; part: number } {
        const frame = this.element?.parentElement,
            k = this.zoom.value;
        if (frame === null || frame === undefined) return { u: 0, v: 0, part: 1 };
        return { u: -this.x / k / frame.clientWidth, v: -this.y / k / frame.clientHeight, part: 1 / k };
    }

    private fromMiddle(event: MouseEvent): [number, number] {
        const box = this.element?.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
    }

    private wheel(event: WheelEvent) {
        event.preventDefault();
        this.by(Math.exp(-event.deltaY * 0.0016), ...this.fromMiddle(event));
    }

    private down(event: PointerEvent) {
        this.moved = this.fingers.size === 0 ? 0 : this.moved;
        this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    private spread() {
        const [a, b] = [...this.fingers.values()];
        return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
    }

    private move(event: PointerEvent) {
        const finger = this.fingers.get(event.pointerId);
        if (finger === undefined) return;
        const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y],
            before = this.spread();
        this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        this.moved += Math.abs(dx) + Math.abs(dy);
        if (this.moved < SLACK) return;
        if (this.fingers.size > 1 && before > 0) this.by(this.spread() / before, ...this.fromMiddle(event));
        this.x += dx / this.fingers.size;
        this.y += dy / this.fingers.size;
        this.paint();
    }

    private up(event: PointerEvent) {
        this.fingers.delete(event.pointerId);
    }

    /* A drag is no press. */
    private swallow(event: MouseEvent) {
        if (this.moved >= SLACK) {
            event.stopPropagation();
            event.preventDefault();
        }
        this.moved = 0;
    }
}

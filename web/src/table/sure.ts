/* What must be there where it is asked for. If it isn't, the page says what lacks instead of drawing nonsense. */
export function sure<T>(value: T | null | undefined, what: string): T {
    if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
    return value;
}

/* Of a list that has something in it. */
export const firstOf = <T>(list: readonly T[]): T => sure(list[0], "first");
export const lastOf = <T>(list: readonly T[]): T => sure(list[list.length - 1], "last");

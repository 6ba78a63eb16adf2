/* A server by HTTP: its lobby, and what stands still of a table. */

const API = "api/v1";

export const urlOf = (path: string) => new URL(`${API}/${path}`, document.baseURI);

/* What the server refused, in its own words. */
export class Refused extends Error {
    constructor(
        readonly status: number,
        sentence: string,
    ) {
        super(sentence);
    }
}

export async function ask<T>(path: string, more: RequestInit = {}, language = "en"): Promise<T> {
    const url = urlOf(path);
    url.searchParams.set("lang", language);
    const answer = await fetch(url, more),
        value = (await answer.json().catch(() => ({}))) as T & { sentence?: string };
    if (!answer.ok) throw new Refused(answer.status, value.sentence ?? String(answer.status));
    return value;
}

export const post = <T>(path: string, body: unknown, language: string) =>
    ask<T>(path, { method: "POST", body: JSON.stringify(body) }, language);

/* Whether there is a server behind this page: a file of the page says no, the server says yes in its place. */
export async function hasServer(): Promise<boolean> {
    try {
        return (
            (await (await fetch(new URL("server.json", document.baseURI), { cache: "no-store" })).json()) as {
                server: boolean;
            }
        ).server;
    } catch {
        return false;
    }
}

export const recordOf = async (table: string) => {
    const answer = await fetch(urlOf(`tables/${table}/record`));
    if (!answer.ok) throw new Refused(answer.status, ((await answer.json()) as { sentence: string }).sentence);
    return answer.text();
};

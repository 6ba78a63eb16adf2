/* Keeps the page for when there is no network. A new set of files has a new name and replaces the old one as a
 * whole, so that scripts of two versions never meet. What a server tells (below api/) is never kept. */
declare const FILES: string[];
declare const NAME: string;
export {};

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(NAME)
            .then((cache) => cache.addAll(FILES))
            .then(() => worker.skipWaiting()),
    );
});

async function takeOver() {
    for (const name of await caches.keys()) if (name.startsWith("hegemon-") && name !== NAME) await caches.delete(name);
    await worker.clients.claim();
}

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/* Whether there is a server must be asked each time; without a network there is none. */
async function answer(request: Request) {
    if (new URL(request.url).pathname.endsWith("/server.json"))
        return fetch(request).catch(
            () => new Response(JSON.stringify({ server: false }), { headers: { "Content-Type": "application/json" } }),
        );
    const kept = await caches.match(request, { ignoreSearch: true });
    return kept ?? fetch(request);
}

worker.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method === "GET" && url.origin === worker.location.origin && !url.pathname.includes("/api/"))
        event.respondWith(answer(event.request));
});

/* The program as a server on this machine, with a database of its own in a folder that the caller removes. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

export class Server {
    constructor(program, folder) {
        Object.assign(this, { program, folder });
    }

    async start() {
        this.process = spawn(
            this.program,
            ["serve", "--listen", "127.0.0.1:0", "--db", path.join(this.folder, "tables.db")],
            { stdio: ["ignore", "pipe", fs.openSync(path.join(this.folder, "log"), "a")] },
        );
        const line = await new Promise((resolve, reject) => {
            this.process.stdout.once("data", (data) => resolve(String(data)));
            this.process.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
        });
        this.port = Number(/:(\d+)\//.exec(line)[1]);
        this.address = `http://127.0.0.1:${this.port}/`;
    }

    end(signal) {
        return new Promise((resolve) => {
            this.process.once("exit", resolve);
            this.process.kill(signal);
        });
    }
}

/* A table that whoever has this page makes; its id. */
export const makeTable = (page, plan) =>
    page.evaluate(
        async (made) =>
            (
                await (
                    await fetch("/api/v1/tables", {
                        method: "POST",
                        body: JSON.stringify({ ...made, token: localStorage.getItem("hegemon.key") }),
                    })
                ).json()
            ).table,
        plan,
    );

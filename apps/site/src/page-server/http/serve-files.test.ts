import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { illustrationsDir } from "../state/dealership-files.ts";
import { createFileServer } from "./serve-files.ts";

const staticDir = mkdtempSync(join(tmpdir(), "static-files-"));
writeFileSync(join(staticDir, "kept.js"), "1");
writeFileSync(join(staticDir, "removed.js"), "1");

const fileAt = createFileServer({
  staticDir,
  illustrationsDir,
  scriptsDir: staticDir,
  publicDir: join(import.meta.dirname, "../../../public"),
});
let server: Server;
let site: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://site").pathname;
    const file = fileAt(path);
    if (file) file(request, response);
    else response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(staticDir, { recursive: true });
});

test.each([
  ["/_next/static/kept.js", /javascript/],
  ["/favicon.ico", /icon/],
  ["/icon.svg", /svg/],
  ["/apple-touch-icon.png", /png/],
  ["/illustrations/images/suv-hero-blue-640.avif", /avif/],
])("%s is served", async (path, type) => {
  const response = await fetch(site + path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(type);
});

test("answers 404 for a missing file of ours", async () => {
  expect((await fetch(`${site}/illustrations/images/nothing.avif`)).status).toBe(404);
});

test("ends the answer when a file was removed after the start", async () => {
  rmSync(join(staticDir, "removed.js"));
  await expect(
    fetch(`${site}/_next/static/removed.js`).then((response) => response.text()),
  ).rejects.toThrow();
  expect((await fetch(`${site}/_next/static/kept.js`)).status).toBe(200);
});

test.each(["/", "/robots.txt", "/icon.svg/more", "/_next/data/app.js", "/public/icon.svg"])(
  "%s is no file of ours",
  async (path) => {
    expect((await fetch(site + path)).status).toBe(418);
  },
);

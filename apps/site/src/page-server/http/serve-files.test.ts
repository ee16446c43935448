import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { illustrationsDir } from "../state/dealership-files.ts";
import { createFileServer } from "./serve-files.ts";

const fileAt = createFileServer({
  staticDir: "/there/is/no/build",
  illustrationsDir,
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
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
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

test.each(["/", "/robots.txt", "/icon.svg/more", "/_next/static/app.js", "/public/icon.svg"])(
  "%s is no file of ours",
  async (path) => {
    expect((await fetch(site + path)).status).toBe(418);
  },
);

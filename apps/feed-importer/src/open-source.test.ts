import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSource, SourceError } from "./open-source.ts";

const FEED = "vin,price\n1,2\n";
let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "forecourt-feed-"));
  await writeFile(join(folder, "lot.csv"), FEED);
  await writeFile(join(folder, "lot.csv.gz"), gzipSync(FEED));
  await writeFile(join(folder, "cut.csv.gz"), gzipSync(FEED.repeat(100)).subarray(0, 30));
  await writeFile(join(folder, "empty.csv"), "");
  server = createServer((request, response) => {
    if (request.url === "/missing") response.writeHead(404).end("no");
    else if (request.url === "/cut") {
      response.writeHead(200, { "content-length": "1000" });
      response.write(FEED, () => response.destroy());
    } else if (request.url === "/login") response.end(request.headers.authorization ?? "none");
    else response.end(FEED);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function read(source: string) {
  const opened = await openSource(source, { folder });
  if (!opened.ok) return opened.problem;
  let text = "";
  for await (const chunk of opened.chunks) text += Buffer.from(chunk).toString();
  return { name: opened.name, text };
}

describe("openSource: files", () => {
  it("reads a relative path, an absolute path and a file URL", async () => {
    const expected = { name: "lot.csv", text: FEED };
    expect(await read("lot.csv")).toEqual(expected);
    expect(await read(join(folder, "lot.csv"))).toEqual(expected);
    expect(await read(pathToFileURL(join(folder, "lot.csv")).href)).toEqual(expected);
  });

  it("decompresses gzip by its content, and reads an empty file", async () => {
    expect(await read("lot.csv.gz")).toEqual({ name: "lot.csv.gz", text: FEED });
    expect(await read("empty.csv")).toEqual({ name: "empty.csv", text: "" });
  });

  it("reports a truncated gzip file", async () => {
    await expect(read("cut.csv.gz")).rejects.toThrow(SourceError);
  });

  it("reports why a file cannot be read", async () => {
    expect(await read("nowhere.csv")).toBe(`There is no file ${join(folder, "nowhere.csv")}.`);
    expect(await read(".")).toBe(`${folder} is not a file.`);
    expect(await read("ftp://f.test/lot.csv")).toContain("ftp:");
  });
});

describe("openSource: addresses", () => {
  it("downloads, and removes secrets from the name", async () => {
    expect(await read(`${origin}/lot.csv?token=secret`)).toEqual({
      name: `${origin.slice("http://".length)}/lot.csv`,
      text: FEED,
    });
  });

  it("sends the URL's user and password as a header", async () => {
    const url = new URL(`${origin}/login`);
    url.username = "dealer";
    url.password = "p@ss";
    const expected = `Basic ${Buffer.from("dealer:p@ss").toString("base64")}`;
    expect(await read(url.href)).toMatchObject({
      text: expected,
      name: expect.not.stringContaining("dealer"),
    });
  });

  it("reports the HTTP status, or that the server is unreachable", async () => {
    expect(await read(`${origin}/missing`)).toContain("answered 404");
    expect(await read("http://127.0.0.1:1/lot.csv")).toContain("cannot be reached");
  });

  it("reports an interrupted download", async () => {
    await expect(read(`${origin}/cut`)).rejects.toThrow(SourceError);
  });
});

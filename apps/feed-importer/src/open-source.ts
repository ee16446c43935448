import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { pipeline } from "node:stream";
import { fileURLToPath } from "node:url";
import { createGunzip } from "node:zlib";

const DOWNLOAD_TIMEOUT_MS = 3_600_000;

/** A feed that can be read once. `name` is without folder, password and query, for reports. */
export type OpenedSource =
  | { ok: true; name: string; chunks: AsyncIterable<Uint8Array> }
  | { ok: false; problem: string };

/**
 * Opens a feed by path, `file:` or `http(s):` URL, and decompresses gzip. A user and password in the URL become an
 * Authorization header.
 */
export async function openSource(
  source: string,
  { folder, signal }: { folder: string; signal?: AbortSignal },
): Promise<OpenedSource> {
  const url = /^[a-z][a-z0-9+.-]+:\/\//i.test(source) ? URL.parse(source) : null;
  if (url === null) return openFile(resolve(folder, source), signal);
  if (url.protocol === "file:") return openFile(fileURLToPath(url), signal);
  if (url.protocol === "http:" || url.protocol === "https:") return openDownload(url, signal);
  return { ok: false, problem: `Cannot read from ${url.protocol}// addresses: use http, https or a file.` };
}

async function openFile(path: string, signal?: AbortSignal): Promise<OpenedSource> {
  try {
    if (!(await stat(path)).isFile()) return { ok: false, problem: `${path} is not a file.` };
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    return { ok: false, problem: missing ? `There is no file ${path}.` : `${path} may not be read.` };
  }
  return { ok: true, name: basename(path), chunks: read(createReadStream(path, { signal })) };
}

async function openDownload(url: URL, signal?: AbortSignal): Promise<OpenedSource> {
  const headers = new Headers({ accept: "text/csv, text/tab-separated-values, application/xml, */*;q=0.5" });
  if (url.username !== "") {
    const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.set("authorization", `Basic ${Buffer.from(login).toString("base64")}`);
  }
  const address = new URL(url);
  address.username = "";
  address.password = "";
  const name = `${address.host}${address.pathname}`;
  const timeout = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return { ok: false, problem: `${name} answered ${response.status}.` };
    }
    return { ok: true, name, chunks: read(response.body) };
  } catch (error) {
    return { ok: false, problem: `${name} cannot be reached (${causeOf(error)}).` };
  }
}

/** The source failed while being read; the message is for people. */
export class SourceError extends Error {
  constructor(cause: unknown) {
    super(`The feed broke off while it was read (${causeOf(cause)}).`);
    this.name = "SourceError";
  }
}

/** Yields the bytes; wraps errors of the source as `SourceError`. */
async function* read(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* unpacked(bytes);
  } catch (error) {
    throw new SourceError(error);
  }
}

/** Yields the bytes, decompressed when they start with the gzip header. */
async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = await iterator.next();
  const all = (async function* () {
    try {
      if (first.done) return;
      yield first.value;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
  const packed = !first.done && first.value[0] === 0x1f && first.value[1] === 0x8b;
  if (!packed) {
    yield* all;
    return;
  }
  const gunzip = createGunzip();
  // The reader of `gunzip` gets every error; without this callback it would also be unhandled.
  pipeline(all, gunzip, () => {});
  yield* gunzip;
}

/** Returns the error code of a network failure, such as `ECONNREFUSED`. */
function causeOf(error: unknown): string {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message?: string };
  return (cause as { code?: string } | undefined)?.code ?? code ?? message ?? String(error);
}

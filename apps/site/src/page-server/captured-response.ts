import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

export type CapturedAnswer = { status: number; headers: Record<string, string>; body: Buffer };

/** A response without a connection: what is written to it is kept, and `answer` resolves when it ends. */
class CapturedResponse extends ServerResponse {
  readonly answer: Promise<CapturedAnswer>;
  readonly #chunks: Buffer[] = [];
  #resolve!: (answer: CapturedAnswer) => void;

  constructor(request: IncomingMessage) {
    super(request);
    this.answer = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
    this.#keep(chunk, encoding);
    const callback = typeof encoding === "function" ? encoding : done;
    if (typeof callback === "function") process.nextTick(callback);
    return true;
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    if (this.finished) return this;
    const callback = [chunk, encoding, done].find((value) => typeof value === "function");
    if (chunk !== undefined && chunk !== null && typeof chunk !== "function") this.#keep(chunk, encoding);
    if (!this.headersSent) this.writeHead(this.statusCode);
    this.finished = true;
    this.#resolve({ status: this.statusCode, headers: flatHeaders(this), body: Buffer.concat(this.#chunks) });
    process.nextTick(() => {
      this.emit("finish");
      this.emit("close");
      if (typeof callback === "function") callback();
    });
    return this;
  }

  override flushHeaders(): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
  }

  #keep(chunk: unknown, encoding: unknown): void {
    this.flushHeaders();
    const text = typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8";
    this.#chunks.push(
      typeof chunk === "string" ? Buffer.from(chunk, text) : Buffer.from(chunk as Uint8Array),
    );
  }
}

function flatHeaders(response: ServerResponse): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(", ") : String(value);
  }
  return flat;
}

/**
 * Asks a Node request handler for a page and returns its whole answer. The request is our own, not the shopper's,
 * so a shopper who leaves does not end a rendering that others wait for, and nothing personal can reach the page.
 */
export async function captureAnswer(
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  { url, headers }: { url: string; headers: Record<string, string> },
): Promise<CapturedAnswer> {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = url;
  Object.assign(request.headers, headers);
  request.complete = true;
  request.push(null);
  const response = new CapturedResponse(request);
  await handler(request, response);
  return response.answer;
}

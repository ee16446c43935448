import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";

export type CapturedAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** A Node request handler, such as Next's. */
export type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

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

  // Headers that come with the status alone would go to the connection without being kept.
  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.find((value) => typeof value === "object" && value !== null) ?? {};
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
      if (value !== undefined) this.setHeader(name, value);
    }
    return super.writeHead(status);
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
    this.#resolve({ status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) });
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

/** Asks a handler and returns its whole answer. */
export async function captureAnswer(
  answerRequest: AnswerRequest,
  request: IncomingMessage,
): Promise<CapturedAnswer> {
  const response = new CapturedResponse(request);
  await answerRequest(request, response);
  return response.answer;
}

/**
 * A request of our own rather than the shopper's, so that a shopper who leaves does not end a rendering that others
 * wait for, and nothing personal can reach the page.
 */
export function ownRequest(url: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = url;
  Object.assign(request.headers, headers);
  request.complete = true;
  request.push(null);
  return request;
}

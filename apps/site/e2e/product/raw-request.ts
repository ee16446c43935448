import { request } from "node:http";
import { productUrl } from "./test.ts";

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/**
 * Sends a request exactly as written: path, method and headers are not normalized, redirects not followed. Status 0:
 * the connection was closed without a response.
 */
export function rawRequest(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(productUrl());
  const { method = "GET", headers = {}, body } = options;
  return new Promise((resolve) => {
    const closed = () => resolve({ status: 0, headers: {}, body: "" });
    const call = request({ hostname, port, path, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => {
        const flat = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(flat), body: text });
      });
    });
    call.on("upgrade", (_answer, socket) => {
      socket.destroy();
      resolve({ status: 101, headers: {}, body: "" });
    });
    call.on("error", closed);
    call.end(body);
  });
}

import { randomUUID } from "node:crypto";
import { type Agent, request as httpRequest } from "node:http";

export type LeadAnswer = {
  /** 0 when the connection broke. */
  status: number;
  /** Whether the answer says when to try again. */
  retryAfter: boolean;
  leadId: string | null;
  ms: number;
};

/** Much longer than any answer may take. */
const HANG_MS = 120_000;

/**
 * Sends one lead of a shopper of its own.
 *
 * @param url of the site
 */
export function sendLead(url: string, agent: Agent): Promise<LeadAnswer> {
  const email = `load-${randomUUID()}@example.com`;
  const body = JSON.stringify({
    kind: "CONTACT_GENERAL",
    customer: { firstName: "Ada", lastName: "Lovelace", email, phone: "(417) 555-0123" },
    comments: "Is the shop open on Sunday?",
  });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "idempotency-key": randomUUID(),
  };
  const { hostname, port } = new URL(url);
  const path = "/api/v1/stores/north/website/leads";
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number, retryAfter = false, leadId: string | null = null) =>
      resolve({ status, retryAfter, leadId, ms: performance.now() - startedAt });
    const options = { hostname, port, path, method: "POST", headers, agent, timeout: HANG_MS };
    const call = httpRequest(options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () => {
        const { leadId = null } = response.statusCode === 202 ? JSON.parse(text) : {};
        finish(response.statusCode ?? 0, response.headers["retry-after"] !== undefined, leadId);
      });
      response.on("error", () => finish(0));
    });
    call.on("timeout", () => call.destroy(new Error("no answer")));
    call.on("error", () => finish(0));
    call.end(body);
  });
}

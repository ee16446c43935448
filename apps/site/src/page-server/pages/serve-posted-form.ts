import type { IncomingMessage, ServerResponse } from "node:http";
import { APPLICANT_FIELDS, APPLICANT_ROLES, controlName } from "@forecourt/leads/credit-application";
import { readLocale } from "#shared/addresses/local-path.ts";
import { CREDIT_APPLICATION_PATH, creditApplicationsApiPath } from "#shared/addresses/public-paths.ts";
import { type PostedPage, writePostedPage } from "#shared/posted-page.ts";
import { type InProcessResponse, type RequestHandler, requestInProcess } from "../http/in-process-request.ts";
import { readLimitedBody } from "../http/limit-body.ts";
import type { RequestLimiter } from "../http/limit-requests.ts";
import { refuseBody } from "../http/refuse-body.ts";
import { apiHeaders } from "../http/serve-api.ts";
import type { Variant } from "../routing/variant.ts";

/** A post that is answered with a page. */
export type AnsweredPost = {
  /** What was refused (shared/posted-page.ts). */
  posted?: string;
  /** By default the page's own. */
  status?: number;
  /** The post was to another address than the page's. */
  isElsewhere?: boolean;
  /** When the post had arrived: its page is answered in the same time. */
  arrivedAt: number;
};

type PostedFormOptions = {
  next: RequestHandler;
  trustProxy: boolean;
  limiter: Pick<RequestLimiter, "run">;
  variantOf: (request: IncomingMessage) => Promise<Variant> | Variant;
  servePosted: (request: IncomingMessage, response: ServerResponse, answered: AnsweredPost) => Promise<void>;
};

/** What the page explains; anything else is no browser with our form. */
const SHOWN_STATUSES = [409, 422, 429, 503];

/** Never sent back, not even to the browser that typed them. */
const NOT_SHOWN_AGAIN = new Set(
  APPLICANT_ROLES.flatMap((role) =>
    APPLICANT_FIELDS.filter(({ unsaved }) => unsaved).map(({ name }) => controlName(role, name)),
  ),
);

/** Whether a post goes to a page that answers it itself. */
export function isPostedPage(path: string): boolean {
  return readLocale(path).path === CREDIT_APPLICATION_PATH;
}

/**
 * Answers a credit application that was posted without scripts. The API accepts it, or this very answer is the page
 * again: so what was typed is in no cookie and in no address.
 */
export async function servePostedForm(
  request: IncomingMessage,
  response: ServerResponse,
  { next, trustProxy, limiter, variantOf, servePosted }: PostedFormOptions,
): Promise<void> {
  const read = await readLimitedBody(request);
  if (!read.ok) return refuseBody(request, response);
  const arrivedAt = performance.now();
  const { store } = await variantOf(request);
  const answer = await limiter.run("forms", arrivedAt, () =>
    requestInProcess(next, {
      url: creditApplicationsApiPath(store),
      method: "POST",
      headers: apiHeaders(request, trustProxy),
      body: read.body,
    }),
  );
  if (!SHOWN_STATUSES.includes(answer.status)) return pass(answer, response);
  const page = { values: shownValues(read.body), errors: errorsOf(answer) };
  return servePosted(request, response, { posted: writePostedPage(page), status: answer.status, arrivedAt });
}

function pass({ status, headers, body }: InProcessResponse, response: ServerResponse): void {
  response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
}

function shownValues(body: Buffer): Record<string, string> {
  const values = new URLSearchParams(body.toString("utf8"));
  return Object.fromEntries([...values].filter(([name]) => !NOT_SHOWN_AGAIN.has(name)));
}

function errorsOf({ body }: InProcessResponse): PostedPage["errors"] {
  try {
    return (JSON.parse(body.toString("utf8")) as Pick<PostedPage, "errors">).errors;
  } catch {
    return [];
  }
}

import "server-only";
import type { Locale } from "#shared/addresses/local-path.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { json, refusal, seeOther } from "../leads/answer.ts";
import { readBody } from "./read-body.ts";

/** A request with the token of an emailed link. */
export type PostedToken = {
  token: string;
  locale: Locale;
  /** A page's form goes on to the page; JSON is answered with the status and body. */
  answer: (page: string, status: number, body: object) => Response;
  /** The same for a link that does not work: the page says why. */
  refuse: (page: string, status: 400 | 410 | 503) => Response;
};

const CODES = { 400: "link", 410: "link-over", 503: "unavailable" } as const;

/** Reads a token from a posted form, from JSON or from the address. The token is the proof: no cookie is read. */
export async function readPostedToken(request: Request): Promise<PostedToken> {
  const body = await readBody(request);
  const values =
    body.kind === "form" ? body.values : body.kind === "json" ? ((body.body ?? {}) as object) : {};
  const { token: posted, locale: asked } = values as { token?: unknown; locale?: unknown };
  const isForm = body.kind === "form" && posted !== undefined;
  const inAddress = new URL(request.url).searchParams.get("token") ?? "";
  const locale = asLocale(asked);
  return {
    token: typeof posted === "string" ? posted : inAddress,
    locale,
    answer: (page, status, content) => (isForm ? seeOther(page) : json(content, status)),
    refuse: (page, status) =>
      isForm && status !== 503
        ? seeOther(page)
        : refusal([{ field: "token", code: CODES[status] }], status, locale),
  };
}

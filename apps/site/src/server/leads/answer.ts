import "server-only";
import type { LeadError } from "@forecourt/leads";
import { translator } from "../content/translator.ts";

const NO_STORE = { "Cache-Control": "no-store" };

/** A JSON answer that nobody keeps. */
export function json(body: unknown, status: number, headers: HeadersInit = {}): Response {
  return Response.json(body, {
    status,
    headers: { ...NO_STORE, ...Object.fromEntries(new Headers(headers)) },
  });
}

/** `{ errors: [{ field, code, message }] }`: one shape for every refusal, in the shopper's language. */
export function refusal(
  errors: readonly LeadError[] | readonly { field: string; code: string }[],
  status: number,
  locale: string,
  headers: HeadersInit = {},
): Response {
  const t = translator(locale, "errors");
  return json(
    { errors: errors.map(({ field, code }) => ({ field, code, message: t(messageKey(code)) })) },
    status,
    headers,
  );
}

type ErrorKey = Parameters<ReturnType<typeof translator<"errors">>>[0];

/** The catalogue has a sentence for every code; one it does not know yet reads as a general refusal. */
export function messageKey(code: string): ErrorKey {
  return (translator("en", "errors").has(code as ErrorKey) ? code : "invalid") as ErrorKey;
}

/** Sends a browser without JavaScript on to a page. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ ...NO_STORE, Location: location });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

import "server-only";
import { translator } from "../content/translator.ts";
import { addCookies } from "../cookies/set-cookie.ts";

const NO_STORE = { "Cache-Control": "no-store" };

/** A JSON response with `no-store`. */
export function json(body: unknown, status: number, headers: HeadersInit = {}): Response {
  return Response.json(body, {
    status,
    headers: { ...NO_STORE, ...Object.fromEntries(new Headers(headers)) },
  });
}

/**
 * The error response `{ errors: [{ field, code, message }] }`, in the shopper's language.
 *
 * @param fields further fields of the response
 */
export function refusal(
  errors: readonly { field: string; code: string }[],
  status: number,
  locale: string,
  headers: HeadersInit = {},
  fields: Readonly<Record<string, unknown>> = {},
): Response {
  const t = translator(locale, "errors");
  return json(
    {
      errors: errors.map(({ field, code }) => ({ field, code, message: t(messageKey(code, field)) })),
      ...fields,
    },
    status,
    headers,
  );
}

type ErrorKey = Parameters<ReturnType<typeof translator<"errors">>>[0];

/**
 * The message key of an error code; the general refusal for unknown codes.
 *
 * @example messageKey("required", "phone") // "missing.phone"
 */
export function messageKey(code: string, field?: string): ErrorKey {
  const { has } = translator("en", "errors");
  const own = `missing.${field}`;
  if (code === "required" && has(own as ErrorKey)) return own as ErrorKey;
  return (has(code as ErrorKey) ? code : "invalid") as ErrorKey;
}

/** Redirects a browser without JavaScript to a page. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = { ...NO_STORE, Location: location };
  return addCookies(new Response(null, { status: 303, headers }), cookies);
}

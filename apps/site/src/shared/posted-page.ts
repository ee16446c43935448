/** The page server's internal header with a refused form; no client can send it (page-server/http/guard-request.ts). */
export const POSTED_HEADER = "x-forecourt-posted";

/** A posted form that the API refused, for the page that answers it. */
export type PostedPage = {
  values: Readonly<Record<string, string>>;
  errors: readonly { field: string; code: string; message: string }[];
};

/** Writes it as the value of an in-process header. */
export function writePostedPage(page: PostedPage): string {
  return encodeURIComponent(JSON.stringify(page));
}

/** Reads the header's value; null without one. */
export function readPostedPage(value: string | null): PostedPage | null {
  return value === null ? null : (JSON.parse(decodeURIComponent(value)) as PostedPage);
}

/**
 * JSON that is safe inside a `script` element: no text can close the element or open a comment.
 *
 * @example escapeJson({ name: "</script>" }) // '{"name":"\\u003c/script>"}'
 */
export function escapeJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

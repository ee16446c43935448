/**
 * Whether the browser sends Global Privacy Control, by the header `Sec-GPC` or `navigator.globalPrivacyControl` (W3C,
 * Global Privacy Control).
 *
 * @example hasGpcSignal({ header: request.headers.get("sec-gpc") })
 * @example hasGpcSignal({ property: navigator.globalPrivacyControl })
 */
export function hasGpcSignal({ header, property }: { header?: unknown; property?: unknown }): boolean {
  return header === "1" || property === true;
}

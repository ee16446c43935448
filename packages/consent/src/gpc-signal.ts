/**
 * Whether the browser sends Global Privacy Control (W3C), by the `Sec-GPC` header or `navigator.globalPrivacyControl`.
 *
 * @example hasGpcSignal({ header: request.headers.get("sec-gpc") })
 * @example hasGpcSignal({ property: navigator.globalPrivacyControl })
 */
export function hasGpcSignal({ header, property }: { header?: unknown; property?: unknown }): boolean {
  return header === "1" || property === true;
}

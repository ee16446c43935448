/**
 * Whether the browser sends the Global Privacy Control signal, by its request header `Sec-GPC` or its property
 * `navigator.globalPrivacyControl`. Either is enough (W3C, Global Privacy Control).
 *
 * @example hasGpcSignal({ header: request.headers.get("sec-gpc") })
 * @example hasGpcSignal({ property: navigator.globalPrivacyControl })
 */
export function hasGpcSignal({ header, property }: { header?: unknown; property?: unknown }): boolean {
  return header === "1" || property === true;
}

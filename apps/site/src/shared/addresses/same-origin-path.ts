/**
 * A path of this site, or null: never another host.
 *
 * @example sameOriginPath("/cars-for-sale?page=2") // "/cars-for-sale?page=2"
 * @example sameOriginPath("//elsewhere.example") // null
 */
export function sameOriginPath(value: string | null | undefined): string | null {
  if (!value || value.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(value)) return null;
  return value.includes("\\") ? null : value;
}

/**
 * Adds the parameters that are not null, undefined or empty to a path.
 *
 * @example pathWith("/unlock", { vin: "JA4J4VAR4RZ004417", next: null }) // "/unlock?vin=JA4J4VAR4RZ004417"
 */
export function pathWith(path: string, params: Readonly<Record<string, string | null | undefined>>): string {
  const known = Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(known).toString();
  return query ? `${path}?${query}` : path;
}

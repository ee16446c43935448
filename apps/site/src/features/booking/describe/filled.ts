/** The values that are there, for hidden fields. */
export function filled(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => !!pair[1]));
}

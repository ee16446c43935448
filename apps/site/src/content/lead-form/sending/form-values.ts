/** The text values of a form by control name. Files are left out. */
export function formValues(data: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of data) {
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

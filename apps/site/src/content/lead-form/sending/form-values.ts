/** The text values of a form by control name. Files are left out. */
export function formValues(data: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of data) {
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

/** A file that the form has under a control's name. */
export type ChosenFile = {
  name: string;
  file: File;
  /** Tells it from another file: another one is another lead. */
  facts: readonly (string | number)[];
};

/** The chosen file of a control; undefined without one. An empty control has a file without a name. */
export function chosenFile(data: FormData, name: string): ChosenFile | undefined {
  const file = data.get(name);
  if (!(file instanceof File) || file.name === "") return undefined;
  return { name, file, facts: [file.name, file.size, file.lastModified] };
}

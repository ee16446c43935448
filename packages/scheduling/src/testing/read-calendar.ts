/** Splits one content line: `ORGANIZER;CN="A":mailto:a@example.com`. */
export type Property = { name: string; params: Record<string, string>; value: string };

const LINE = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su;

/**
 * A strict iCalendar parser, written from RFC 5545's grammar independently of the writer. Accepts CRLF line ends,
 * lines of up to 75 bytes of UTF-8, and properties only.
 */
export function readCalendar(file: string): Property[] {
  if (!file.endsWith("\r\n")) throw new Error("the last line has no end");
  const physical = file.slice(0, -2).split("\r\n");
  const utf8 = new TextEncoder();
  for (const line of physical) {
    if (utf8.encode(line).length > 75) throw new Error(`too long: ${line}`);
    if (!line.isWellFormed()) throw new Error(`a character was cut: ${line}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: calendar files must not contain control characters.
    if (/[\u0000-\u0008\u000A-\u001F\u007F-\u009F\u2028\u2029]/.test(line))
      throw new Error(`a control: ${line}`);
  }
  return physical
    .join("\r\n")
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .map((line) => {
      const [, name, params, value] = LINE.exec(line) ?? [];
      if (name === undefined) throw new Error(`no property: ${line}`);
      const pairs = [...params!.matchAll(/;([A-Z-]+)=(?:"([^"]*)"|([^";:,]*))/gu)];
      return {
        name,
        params: Object.fromEntries(pairs.map(([, key, quoted, plain]) => [key, quoted ?? plain])),
        value: value!,
      };
    });
}

/** Unescapes a value; throws on an unescaped separator. */
export function readText(value: string): string {
  if (/[;,]/.test(value.replace(/\\./gsu, ""))) throw new Error(`not escaped: ${value}`);
  return value.replace(/\\(.)/gsu, (_, character: string) => {
    if (character === "n" || character === "N") return "\n";
    if (!"\\;,".includes(character)) throw new Error(`no such escape: ${character}`);
    return character;
  });
}

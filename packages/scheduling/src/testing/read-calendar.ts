/** One content line: `ORGANIZER;CN="A":mailto:a@example.com`. */
export type Property = { name: string; params: Record<string, string>; value: string };

const LINE = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su;

/**
 * A strict reader of iCalendar, written from RFC 5545's grammar and not from our writer: line ends are CRLF and
 * nothing else, lines have 75 bytes at most and are whole UTF-8 each, and everything is a property.
 */
export function readCalendar(file: string): Property[] {
  if (!file.endsWith("\r\n")) throw new Error("the last line has no end");
  const physical = file.slice(0, -2).split("\r\n");
  const utf8 = new TextEncoder();
  for (const line of physical) {
    if (utf8.encode(line).length > 75) throw new Error(`too long: ${line}`);
    if (!line.isWellFormed()) throw new Error(`a character was cut: ${line}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a file.
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

/** The text that a value stands for; throws on a separator that was not escaped. */
export function readText(value: string): string {
  if (/[;,]/.test(value.replace(/\\./gsu, ""))) throw new Error(`not escaped: ${value}`);
  return value.replace(/\\(.)/gsu, (_, character: string) => {
    if (character === "n" || character === "N") return "\n";
    if (!"\\;,".includes(character)) throw new Error(`no such escape: ${character}`);
    return character;
  });
}

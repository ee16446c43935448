/** An error that stops the start and lists everything that is wrong. */
export function wrongSettings(lines: readonly string[]): Error {
  return new Error(
    `forecourt/site: the dealership's settings are wrong:\n${lines.map((line) => `  ${line}`).join("\n")}`,
  );
}

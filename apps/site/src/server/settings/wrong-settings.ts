/** An error that stops the start: it names everything that is wrong, and has no secret. */
export class WrongSettingsError extends Error {
  override name = "WrongSettingsError";

  constructor(lines: readonly string[]) {
    super(
      `forecourt/site: the dealership's settings are wrong:\n${lines.map((line) => `  ${line}`).join("\n")}`,
    );
  }
}

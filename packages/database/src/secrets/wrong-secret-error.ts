/** A key or a password that cannot be used. The message names its setting or file and what to do, never the secret. */
export class WrongSecretError extends Error {
  /** EX_CONFIG of sysexits.h: a restart would not help. */
  readonly exitCode = 78;

  /** @param setting the name of the setting, or the path of the file */
  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`);
    this.name = "WrongSecretError";
  }
}

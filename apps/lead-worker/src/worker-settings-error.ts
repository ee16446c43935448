/** Settings with which the worker cannot start. `problems` names each and what to do, without a secret. */
export class WorkerSettingsError extends Error {
  readonly problems: readonly string[];
  /** EX_CONFIG of sysexits: a restart would not help. */
  readonly exitCode = 78;

  constructor(problems: readonly string[]) {
    super(
      `forecourt/lead-worker: these settings are wrong:\n${problems.map((line) => `  ${line}`).join("\n")}`,
    );
    this.name = "WorkerSettingsError";
    this.problems = problems;
  }
}

export type Goals = {
  /** Prints a goal and keeps whether it is met. */
  goal(name: string, figure: string, ok: boolean): void;
  /** Measures a goal; a measurement that throws is a missed goal with its reason. */
  measure(name: string, run: () => Promise<{ figure: string; ok: boolean }>): Promise<void>;
  /** Prints the summary and sets the exit code. */
  finish(bench: string): void;
};

/** Collects the goals of a bench. */
export function collectGoals(): Goals {
  const met: boolean[] = [];
  const goal = (name: string, figure: string, ok: boolean) => {
    met.push(ok);
    console.log(`${ok ? "ok  " : "MISS"} ${name}: ${figure}`);
  };
  return {
    goal,
    async measure(name, run) {
      try {
        const { figure, ok } = await run();
        goal(name, figure, ok);
      } catch (error) {
        goal(name, `not measured: ${error instanceof Error ? error.message.split("\n")[0] : error}`, false);
      }
    },
    finish(bench) {
      const missed = met.filter((ok) => !ok).length;
      console.log(`${bench}: ${met.length - missed} passed, ${missed} failed`);
      process.exitCode = missed > 0 || met.length === 0 ? 1 : 0;
    },
  };
}

/** Kilobytes of 1,000 bytes. */
export function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

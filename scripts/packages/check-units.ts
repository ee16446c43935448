import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";

/** The compiler must refuse the line after each `@ts-expect-error`, and accept the last one. */
const CALLS = `import { loanPayment } from "@forecourt/finance";
import { formatMoney } from "@forecourt/money";
import { basisPoints, cents, miles, months } from "@forecourt/units";

// @ts-expect-error Plain numbers: dollars and percent would be taken for cents and basis points.
loanPayment(20000, 6, 60);
// @ts-expect-error The rate and the term are swapped.
loanPayment(cents(2_000_000), months(60), basisPoints(600));
// @ts-expect-error A mileage is no amount.
formatMoney(miles(48_120), "en");
// @ts-expect-error A sum is a number until it is marked again.
formatMoney(cents(100) + cents(200), "en");
loanPayment(cents(2_000_000), basisPoints(600), months(60));
`;

/** Reports calls with wrong units that compile in a project with the installed packages. */
export async function problemsOfUnits(project: string): Promise<string[]> {
  const file = join(project, "src/units.ts");
  writeFileSync(file, CALLS);
  const { code, output } = await runCommand("pnpm", ["exec", "tsc", "-p", "."], {
    cwd: project,
    quiet: true,
  });
  rmSync(file);
  return code === 0 ? [] : [output];
}

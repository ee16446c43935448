import { preApprovalForm } from "@forecourt/leads/forms";
import { openSealed, sealValue } from "./sealed-value.ts";

/*
 * The answers of a pre-approval besides contact and income. They are financial, so no cookie keeps them: the address of
 * its result carries them sealed, and that of a refused form (docs/product/pre-approval.md).
 */

/** Texts of the form's fields by name, as typed. */
export type FinancingAnswers = Readonly<Record<string, string>>;

const PURPOSE = "financing-answers";
const SECONDS = 3600;

/** More than a choice or an amount needs; a longer text was refused, and is cut. */
const LONGEST = 24;

/** The income is kept with the lead alone. */
const NAMES = preApprovalForm.fields
  .filter(({ path }) => path.startsWith("details.") && path !== "details.incomeRange")
  .map(({ name }) => name);

/** Seals the answers among a form's values for an hour. */
export function sealFinancingAnswers(values: FinancingAnswers, secret: string): Promise<string> {
  const answers = NAMES.flatMap((name) => {
    const value = values[name];
    return value ? [[name, value.slice(0, LONGEST)]] : [];
  });
  return sealValue(PURPOSE, Object.fromEntries(answers), secret, { seconds: SECONDS });
}

/** The sealed answers; none when missing, forged or older than an hour. */
export async function openFinancingAnswers(
  sealed: string | undefined,
  secret: string,
): Promise<FinancingAnswers> {
  return ((await openSealed(PURPOSE, sealed, secret)) as FinancingAnswers | undefined) ?? {};
}

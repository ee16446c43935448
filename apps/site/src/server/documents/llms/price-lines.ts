import type { DealershipConfig } from "@forecourt/dealership";
import { formatMoney, formatPercent } from "@forecourt/money";
import type { BasisPoints, Cents } from "@forecourt/units";
import { usesGate } from "@forecourt/visitor";

/**
 * How the dealership's prices work: what they include and exclude, which are locked, and how payments are estimated.
 *
 * @example priceLines(settings)[0] // "- Every price on this site includes the $245 documentary fee …"
 */
export function priceLines(settings: DealershipConfig): string[] {
  return [...feeLines(settings.fees), ...gateLines(settings), paymentLine(settings.finance)].map(
    (line) => `- ${line}`,
  );
}

function feeLines({ documentary, thirtyDayDrive }: DealershipConfig["fees"]): string[] {
  const charges = [
    ...(documentary > 0 ? [`the ${formatMoney(documentary as Cents, "en")} documentary fee`] : []),
    ...(thirtyDayDrive > 0
      ? [
          `the ${formatMoney(thirtyDayDrive as Cents, "en")} thirty-day drive fee of used and certified vehicles`,
        ]
      : []),
  ];
  const included = charges.join(" and ");
  return [
    included ? `Every price on this site includes ${included}.` : "The dealership adds no fee to a price.",
    "Sales tax, title and registration are set by state and local government and are extra.",
  ];
}

function gateLines(settings: DealershipConfig): string[] {
  if (!usesGate(settings, "price")) return [];
  return [
    "The retail price of a vehicle is public. A lower sale price, where there is one, opens after a shopper gives first name, last name, email and phone; until then pages and structured data have the retail price.",
  ];
}

function paymentLine({ baseAprBp, financeTerm }: DealershipConfig["finance"]): string {
  const apr = formatPercent(baseAprBp as BasisPoints, "en", { minimumDecimals: 2 });
  return `Monthly payments are estimates at example terms (${apr} APR over ${financeTerm.default} months unless the shopper chooses others), not an offer of credit.`;
}

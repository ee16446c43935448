import type { DealershipConfig } from "@forecourt/dealership";
import type { StateLine } from "@forecourt/finance";
import type { PriceLine } from "@forecourt/ui/price-breakdown";
import type { Sheet } from "./sheet.ts";
import { keptCharges, type SheetWords } from "./sheet-words.ts";

type Lines = { lines: PriceLine[]; total: PriceLine };
type Settings = Pick<DealershipConfig, "fees" | "outTheDoor">;

/** The price with the dealer's fees. */
export function dealerLines({ vehicle, price }: Sheet, { fees }: Settings, words: SheetWords): Lines {
  const { t, money, date, dealer } = words;
  const notes = {
    vehicle: vehicle.priceLocked ? t("retail") : undefined,
    documentary: t("documentaryNote", { dealer, date: date(fees.documentaryEffectiveDate) }),
    "thirty-day-drive": t("thirty-day-driveNote"),
  };
  const labels = {
    vehicle: "vehiclePrice",
    documentary: "documentary",
    "thirty-day-drive": "thirty-day-drive",
  } as const;
  return {
    lines: price.lines.map(({ code, cents }) => ({
      label: t(labels[code]),
      amount: money(cents),
      note: notes[code],
    })),
    total: { label: t("dealerTotal"), amount: money(price.total) },
  };
}

/** What the state charges, each line with its rate; null without known charges. */
export function stateLines({ result, loan }: Sheet, settings: Settings, words: SheetWords): Lines | null {
  const kept = keptCharges(settings);
  if (!kept || !result.state || result.taxed === null) return null;
  const { t, money, rate, inLanguage } = words;
  const lessTrade = kept.tradeInCredit && loan.assumptions.tradeEquity > 0;
  const base = kept.taxesDealerFees ? "taxedTotal" : "taxedPrice";
  const taxed = t(lessTrade ? `${base}LessTrade` : base, { amount: money(result.taxed) });
  const line = (charge: StateLine, at: number): PriceLine => {
    if (charge.kind === "tax") {
      const name = inLanguage(kept.salesTax.rates.find(({ id }) => id === charge.id)?.name);
      return {
        label: t("tax", { name, rate: rate(charge.rateMillionths) }),
        amount: money(charge.cents),
        // All taxes are of one amount.
        note: at === 0 ? taxed : undefined,
      };
    }
    const fee = kept.fees.lines.find(({ id }) => id === charge.id);
    return {
      label: inLanguage(fee?.name),
      amount: money(charge.cents),
      note: inLanguage(fee?.note) || undefined,
    };
  };
  return {
    lines: result.state.lines.map(line),
    total: { label: t("stateTotal"), amount: money(result.state.total) },
  };
}

/** From the price to the amount financed. */
export function financedLines({ price, loan }: Sheet, words: SheetWords): Lines {
  const { t, money, less, rate } = words;
  const { cashDown, tradeEquity, included, taxRateBp } = loan.assumptions;
  const tax = included.find(({ code }) => code === "tax");
  return {
    lines: [
      { label: t("dealerTotal"), amount: money(price.total) },
      ...(tax
        ? [
            {
              label: t("financedTax", { rate: rate(taxRateBp * 100) }),
              amount: money(tax.cents),
              note: t("financedTaxNote"),
            },
          ]
        : []),
      { label: t("cashDown"), amount: less(cashDown) },
      { label: t("trade"), amount: less(tradeEquity) },
    ],
    total: { label: t("amountFinanced"), amount: money(loan.amountFinanced) },
  };
}

/** What is due before the first payment; the total is unknown without the state's charges. */
export function dueLines({ result }: Sheet, words: SheetWords): Lines {
  const { t, money, dealer, office } = words;
  const { atSigning, atStateOffice, total } = result.due;
  const signing = { label: t("dueAtSigning", { dealer }), amount: money(atSigning) };
  if (atStateOffice === null || total === null) return { lines: [], total: signing };
  return {
    lines: [signing, { label: t("dueAtOffice", { office }), amount: money(atStateOffice) }],
    total: { label: t("dueTotal"), amount: money(total) },
  };
}

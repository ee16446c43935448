import type { ChargeSource } from "@forecourt/dealership";
import { Link } from "@forecourt/ui/link";
import type { PageContext } from "#server/page-context.ts";
import { keptCharges, type SheetWords } from "./sheet-words.ts";

/** When and where the state's charges are paid, and where the figures come from. */
export function StateSources({ context, words }: { context: PageContext; words: SheetWords }) {
  const kept = keptCharges(context.settings);
  if (!kept) return null;
  const { t, date, inLanguage, office } = words;
  const source = (key: "taxSource" | "feeSource", { name, url, asOf }: ChargeSource) =>
    t.rich(key, {
      source: inLanguage(name),
      date: date(asOf),
      link: (text) => <Link href={url}>{text}</Link>,
    });
  return (
    <p className="mt-2 text-subtle text-xs">
      {kept.example ? <strong className="font-semibold">{t("exampleCharges")} </strong> : null}
      {t("stateNote", { office, days: kept.dueDays })} {source("taxSource", kept.salesTax.source)}{" "}
      {source("feeSource", kept.fees.source)} {t("address", { office })}
    </p>
  );
}

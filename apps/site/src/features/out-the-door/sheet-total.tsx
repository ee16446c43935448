import { Note } from "@forecourt/ui/note";
import type { Sheet } from "./sheet.ts";
import type { SheetWords } from "./sheet-words.ts";

/** The total out the door; without known charges, the reason why there is none. */
export function SheetTotal({ sheet, words }: { sheet: Sheet; words: SheetWords }) {
  const { t, money, state, office } = words;
  const { charges, result, loan, zip } = sheet;
  if (charges.kind !== "known" || result.total === null) {
    const kind = charges.kind === "known" ? "none" : charges.kind;
    const values = { state, office, zip: zip ?? "" };
    return (
      <Note tone="warn" icon="info" className="mt-5" title={t(`noTotal.${kind}.title`, values)}>
        <p>{t(`noTotal.${kind}.text`, values)}</p>
      </Note>
    );
  }
  const note = loan.assumptions.tradeEquity === 0 ? "totalNote" : "totalNoteTrade";
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-md bg-success-wash px-5 py-4 print:border print:border-text print:bg-transparent print:py-2.5">
      <div className="min-w-0 max-w-[46ch]">
        <h2 className="font-semibold text-lg">{t("total")}</h2>
        <p className="text-muted text-sm">{t(note, { state })}</p>
      </div>
      <p className="font-bold text-4xl tracking-tight">{money(result.total)}</p>
    </div>
  );
}

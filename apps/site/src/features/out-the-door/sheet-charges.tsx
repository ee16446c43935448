import { Link } from "@forecourt/ui/link";
import { PriceLines } from "@forecourt/ui/price-breakdown";
import type { Cents } from "@forecourt/units";
import { RouterLink } from "#content/router-link/router-link.tsx";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { TRADE_PATH } from "#shared/addresses/public-paths.ts";
import type { Sheet } from "./sheet.ts";
import { dealerLines, stateLines } from "./sheet-lines.ts";
import { keptCharges, type SheetWords } from "./sheet-words.ts";
import { StateSources } from "./state-sources.tsx";

type SheetChargesProps = { sheet: Sheet; context: PageContext; words: SheetWords };

/** What the shopper pays the dealer and the state, and what the trade takes off. */
export function SheetCharges({ sheet, context, words }: SheetChargesProps) {
  const { locale, settings } = context;
  const { t, dealer, state, less, money } = words;
  const { result, loan, price } = sheet;
  const charged = stateLines(sheet, settings, words);
  const { tradeEquity } = loan.assumptions;
  const heading = "font-semibold text-lg";
  const credited = keptCharges(settings)?.tradeInCredit ? "noTradeCredit" : "noTrade";
  const note =
    tradeEquity === 0 ? (
      <>
        {t(credited)}{" "}
        <Link as={RouterLink} href={localPath(locale, TRADE_PATH)} className="print:hidden">
          {t("valueTrade")}
        </Link>
      </>
    ) : (
      t("tradeEquity")
    );
  return (
    <div>
      <h2 className={heading}>{t("payDealer", { dealer })}</h2>
      <PriceLines ruled {...dealerLines(sheet, settings, words)} />
      {charged ? (
        <>
          <h2 className={`mt-5 ${heading} print:mt-2`}>{t("payState", { state })}</h2>
          <PriceLines ruled {...charged} />
          <StateSources context={context} words={words} />
        </>
      ) : null}
      <h2 className={`mt-5 ${heading} print:mt-2`}>{t("yourTrade")}</h2>
      <PriceLines
        ruled
        lines={[{ label: t("trade"), amount: less(tradeEquity), note }]}
        total={
          result.total === null
            ? { label: t("dealerLessTrade"), amount: money((price.total - tradeEquity) as Cents) }
            : { label: t("total"), amount: money(result.total) }
        }
      />
    </div>
  );
}

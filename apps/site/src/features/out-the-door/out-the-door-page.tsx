import { Breadcrumbs } from "@forecourt/ui/breadcrumbs";
import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import { Panel } from "@forecourt/ui/panel";
import { PriceLines } from "@forecourt/ui/price-breakdown";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { UnlockLink } from "#content/unlock-link/unlock-link.tsx";
import { siteEnv } from "#env.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { TRADE_PATH, unlockPath } from "#shared/addresses/public-paths.ts";
import type { Sheet } from "./sheet.ts";
import { SheetActions } from "./sheet-actions.tsx";
import { SheetFoot } from "./sheet-foot.tsx";
import { SheetForm } from "./sheet-form.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { dealerLines, stateLines } from "./sheet-lines.ts";
import { SheetPayment } from "./sheet-payment.tsx";
import { SheetTotal } from "./sheet-total.tsx";
import { keptCharges, type SheetWords, sheetWords } from "./sheet-words.ts";
import { StateSources } from "./state-sources.tsx";

type SheetProps = { sheet: Sheet; context: PageContext };

/** The out-the-door sheet of a vehicle, on screen and on one printed page. */
export function OutTheDoorPage({ sheet, context }: SheetProps) {
  const { vehicle, address } = sheet;
  const { locale } = context;
  const words = sheetWords(context);
  const { t } = words;
  const frame = translator(locale, "frame");
  const url = new URL(address, siteEnv().SITE_URL).href;
  return (
    <Container width="narrow" className="pb-4 print:max-w-none print:p-0">
      <Breadcrumbs
        label={frame("breadcrumbs")}
        linkAs={RouterLink}
        items={[
          { label: frame("home"), href: localPath(locale, "/") },
          { label: vehicleName(vehicle, locale), href: vehicleAddress(vehicle, context) },
          { label: t("title") },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <p className="text-muted">{t("lead")}</p>
        <SheetActions
          url={url}
          words={{ copyLink: t("copyLink"), copied: t("copied"), print: t("print") }}
          icons={{ copy: <Icon name="copy" size={18} />, print: <Icon name="printer" size={18} /> }}
        />
      </div>
      <SheetForm sheet={sheet} context={context} words={words} />
      <Panel
        as="article"
        padding="lg"
        className="mt-4 print:mt-0 print:border-0 print:bg-transparent print:p-0"
      >
        <SheetHead sheet={sheet} context={context} words={words} />
        <SheetTotal sheet={sheet} words={words} />
        <LockedNote sheet={sheet} context={context} words={words} />
        <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:mt-3 print:grid-cols-[minmax(0,1fr)_18rem]">
          <Charges sheet={sheet} context={context} words={words} />
          <div>
            <SheetPayment sheet={sheet} context={context} words={words} />
          </div>
        </div>
        <SheetFoot sheet={sheet} context={context} words={words} url={url} />
      </Panel>
    </Container>
  );
}

type PartProps = SheetProps & { words: SheetWords };

function LockedNote({ sheet: { vehicle, address }, context, words: { t } }: PartProps) {
  if (!vehicle.priceLocked) return null;
  const href = localPath(context.locale, unlockPath({ vin: vehicle.vin, next: address }));
  return (
    <Note icon="lock" className="mt-4">
      <p>{t("locked")}</p>
      <LinkButton as={UnlockLink} href={href} size="sm" className="mt-2 print:hidden">
        {t("unlock")}
      </LinkButton>
    </Note>
  );
}

/** What the shopper pays the dealer and the state, and what the trade takes off. */
function Charges({ sheet, context, words }: PartProps) {
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
            ? { label: t("dealerLessTrade"), amount: money(price.total - tradeEquity) }
            : { label: t("total"), amount: money(result.total) }
        }
      />
    </div>
  );
}

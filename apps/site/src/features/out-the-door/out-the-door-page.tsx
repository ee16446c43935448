import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { Note } from "@forecourt/ui/note";
import { Panel } from "@forecourt/ui/panel";
import { UnlockLink } from "#content/unlock-link/unlock-link.tsx";
import { siteEnv } from "#env.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { unlockPath } from "#shared/addresses/public-paths.ts";
import type { Sheet } from "./sheet.ts";
import { SheetActions } from "./sheet-actions.tsx";
import { SheetCharges } from "./sheet-charges.tsx";
import { SheetCrumbs } from "./sheet-crumbs.tsx";
import { SheetFoot } from "./sheet-foot.tsx";
import { SheetForm } from "./sheet-form.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { SheetPayment } from "./sheet-payment.tsx";
import { SheetTotal } from "./sheet-total.tsx";
import { type SheetWords, sheetWords } from "./sheet-words.ts";

type SheetProps = { sheet: Sheet; context: PageContext };

/** The out-the-door sheet of a vehicle, on screen and on one printed page. */
export function OutTheDoorPage({ sheet, context }: SheetProps) {
  const { vehicle, address } = sheet;
  const words = sheetWords(context);
  const { t } = words;
  const url = new URL(address, siteEnv().SITE_URL).href;
  return (
    <Container width="narrow" className="pb-4 print:max-w-none print:p-0">
      <SheetCrumbs vehicle={vehicle} context={context} />
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
        <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:mt-3 print:grid-cols-[minmax(0,1fr)_18rem]">
          <SheetCharges sheet={sheet} context={context} words={words} />
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

import { formatPhone } from "@forecourt/contact-details";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { messagePath } from "#shared/addresses/public-paths.ts";
import type { Sheet } from "./sheet.ts";
import { sheetPerson } from "./sheet-person.ts";
import type { SheetWords } from "./sheet-words.ts";

type SheetFootProps = { sheet: Sheet; context: PageContext; words: SheetWords; url: string };

/** Who answers for the sheet, where the vehicle is, and the sheet's own address. */
export function SheetFoot({ sheet, context, words, url }: SheetFootProps) {
  const { vehicle } = sheet;
  const { locale, settings, storeId } = context;
  const { t } = words;
  const person = sheetPerson(vehicle.storeId, context);
  const store = settings.stores.find(({ id }) => id === vehicle.storeId);
  const { sampleNotice } = siteContent(locale, storeId).content.footer;
  return (
    <>
      <div className="mt-7 grid gap-5 border-line border-t pt-5 text-sm md:grid-cols-3 print:mt-3 print:grid-cols-3 print:pt-3">
        <div>
          <p className="text-subtle text-xs">{t("person")}</p>
          <p className="font-semibold">{`${person.name}, ${person.title}`}</p>
          <p>
            {t("direct")} <Link href={`tel:${person.phone}`}>{formatPhone(person.phone, "general")}</Link>
          </p>
        </div>
        {store ? (
          <div>
            <p className="text-subtle text-xs">{t("store")}</p>
            <p className="font-semibold">{store.name}</p>
            <p>{`${store.addressLine1}, ${store.addressLine2}`}</p>
          </div>
        ) : null}
        <div className="min-w-0">
          <p className="text-subtle text-xs">{t("online")}</p>
          {/* An address is in no language. */}
          <p lang="zxx" translate="no" className="break-all font-semibold">
            {url.replace(/^https?:\/\//, "")}
          </p>
        </div>
      </div>
      <p className="mt-4 text-subtle text-xs">
        {t("share")} {t("referenceNote")}
        <span className="hidden print:inline">{sampleNotice ? ` ${sampleNotice}` : null}</span>
      </p>
      <LinkButton
        as={RouterLink}
        href={localPath(locale, messagePath("purchase", vehicle.vin))}
        variant="secondary"
        className="mt-5 print:hidden"
      >
        <Icon name="message" size={18} />
        {t("ask")}
      </LinkButton>
    </>
  );
}

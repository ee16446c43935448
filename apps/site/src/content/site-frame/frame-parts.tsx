import { openState } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import { type Store, storeHours } from "@forecourt/dealership";
import { Logo } from "@forecourt/ui/logo";
import { OpenNow } from "@forecourt/ui/open-now";
import { openStateText } from "#content/hours/open-state-text.ts";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { dealership } from "#server/settings/dealership.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { BrandMark } from "./brand-mark.tsx";

/** The store that the visitor selected, or the first store. */
export function visitorStore({ settings, storeId }: Pick<PageContext, "settings" | "storeId">): Store {
  return settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
}

/** The `tel:` link and the formatted phone number of a store. */
export function storePhone({ phone }: Pick<Store, "phone">): { href: string; text: string } {
  return { href: `tel:${phone}`, text: formatPhone(phone, "general") };
}

type FrameLogoProps = { context: PageContext; part?: "header" | "footer" };

/** The logo and name of the dealership, linked to the home page. */
export function FrameLogo({ context: { locale, settings }, part = "header" }: FrameLogoProps) {
  const logo = settings.profile.logos[part];
  return (
    <Logo
      as={RouterLink}
      href={localPath(locale, "/")}
      mark={logo ? <img src={logo} alt="" className="h-7.5 w-auto" /> : <BrandMark />}
      name={settings.group.name}
      place={translator(locale, "frame")("place", {
        brand: settings.brand.name,
        city: settings.profile.city,
      })}
    />
  );
}

/** The opening state of a store's sales department. */
export function StoreOpenNow({ store, context }: { store: Store; context: PageContext }) {
  const { locale, now, settings } = context;
  const hours = storeHours(dealership.settings, store.id, "sales") ?? settings.profile.sales;
  const { state, text } = openStateText(openState(hours, now, settings.profile.timezone), locale);
  return <OpenNow state={state}>{text}</OpenNow>;
}

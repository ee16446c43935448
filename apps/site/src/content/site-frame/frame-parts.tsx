import { openState } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import type { Store } from "@forecourt/dealership";
import { Logo } from "@forecourt/ui/logo";
import { OpenNow } from "@forecourt/ui/open-now";
import { openWords } from "#content/hours/open-words.ts";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { BrandMark } from "./brand-mark.tsx";

/** The store of the visitor: the one they chose, or the dealership's first. */
export function visitorStore({ settings, storeId }: Pick<PageContext, "settings" | "storeId">): Store {
  return settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
}

/** A store's telephone as a link's address and words. */
export function storePhone({ phone }: Pick<Store, "phone">): { href: string; text: string } {
  return { href: `tel:${phone}`, text: formatPhone(phone, "general") };
}

type FrameLogoProps = { context: PageContext; part?: "header" | "footer" };

/** The dealership's name and mark, which lead home. */
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

/** Whether a store's sales are open now, and until or from when. */
export function StoreOpenNow({ store, context }: { store: Store; context: PageContext }) {
  const { locale, now, settings } = context;
  const hours = store.hours.sales ?? settings.profile.sales;
  const { state, text } = openWords(openState(hours, now, settings.profile.timezone), locale);
  return <OpenNow state={state}>{text}</OpenNow>;
}

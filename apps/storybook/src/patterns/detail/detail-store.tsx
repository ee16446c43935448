import { larkspur } from "@forecourt/sample-dealership";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { LocationCard } from "@forecourt/ui/location-card";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { OpenNow } from "@forecourt/ui/open-now";
import { Panel } from "@forecourt/ui/panel";
import { SchematicMap } from "@forecourt/ui/schematic-map";
import { StaffCard } from "@forecourt/ui/staff-card";
import { phoneText } from "../../sample/figures.ts";
import { FollowLink } from "../page/follow-link.tsx";
import { pageWords } from "../page/page-words.ts";
import { detailWords } from "./detail-words.ts";

const { settings, staff } = larkspur;

/** Where the vehicle stands and who knows it. */
export function DetailStore({ storeId, locale }: { storeId: string; locale: KitLocale }) {
  const words = detailWords[locale];
  const messages = kitMessages(locale);
  const at = Math.max(
    0,
    settings.stores.findIndex(({ id }) => id === storeId),
  );
  const store = settings.stores[at]!;
  const advisor =
    staff.find((person) => person.storeId === store.id && person.department === "sales") ?? staff[0]!;
  return (
    <Panel padding="none" className="grid overflow-hidden md:grid-cols-2">
      <SchematicMap
        label={words.map}
        caption={messages.schematicMap.caption}
        hereLabel={messages.schematicMap.here}
        places={settings.stores.map((place, index) => ({
          ...place.coordinates,
          number: index + 1,
          name: place.name,
          here: index === at,
        }))}
      />
      <div className="divide-y divide-line">
        <LocationCard
          number={at + 1}
          headingLevel={3}
          name={store.name}
          addressLines={[store.addressLine1, store.addressLine2]}
          status={<OpenNow state="open">{pageWords[locale].openUntil}</OpenNow>}
          actions={
            <>
              <LinkButton as={FollowLink} href="#directions" variant="secondary" size="sm">
                <Icon name="directions" size={18} />
                {messages.locationCard.directions}
              </LinkButton>
              <LinkButton as={FollowLink} href={`tel:${store.phone}`} variant="secondary" size="sm">
                <Icon name="phone" size={18} />
                {phoneText(store.phone)}
              </LinkButton>
            </>
          }
        />
        <StaffCard
          name={`${advisor.firstName} ${advisor.lastName}`}
          headingLevel={3}
          title={words.advisor}
          seed={advisor.slug}
          className="px-4 py-5 md:px-6"
        />
      </div>
    </Panel>
  );
}

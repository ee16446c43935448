import { formatPhone } from "@forecourt/contact-details";
import type { VisitorAddress, VisitorProfile } from "@forecourt/visitor";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { DetailRow } from "./detail-row.tsx";

/** What the cookies of one visitor hold. */
export type DeviceDetails = {
  profile: VisitorProfile;
  /** The id of the store that the visitor chose. */
  storeId: string | undefined;
  /** Whether the visitor allowed to keep details. */
  functional: boolean;
};

/** The rows for what this browser's cookies hold. */
export function DeviceRows({ details, context }: { details: DeviceDetails; context: PageContext }) {
  const { profile, storeId, functional } = details;
  const { locale, settings } = context;
  const t = translator(locale, "myDetails");
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ");
  const openedAt = profile.unlockPrice ?? profile.unlockInventory ?? profile.unlockOffers;
  const store = settings.stores.find(({ id }) => id === storeId);
  return (
    <>
      {name ? (
        <DetailRow label={t("device.name")} note={t("device.nameNote")}>
          {name}
        </DetailRow>
      ) : null}
      {profile.email || profile.phone ? (
        <DetailRow
          label={t("device.contact")}
          note={t(profile.phoneVerified ? "device.confirmed" : "device.notConfirmed")}
        >
          {profile.email}
          <br />
          {formatPhone(profile.phone, "general")}
        </DetailRow>
      ) : null}
      {[profile.homeAddress, profile.locationAddress].map((address) =>
        address ? (
          <DetailRow key={address.address} label={t("device.address")}>
            {addressLine(address)}
          </DetailRow>
        ) : null,
      )}
      {functional ? (
        <DetailRow label={t("device.remembered")} note={t("device.rememberedNote")}>
          {t("device.rememberedYes")}
        </DetailRow>
      ) : null}
      {openedAt === null ? null : (
        <DetailRow label={t("device.prices")}>
          {t("device.pricesSince", { date: dateText(openedAt, context) })}
        </DetailRow>
      )}
      {profile.hasSentLead ? (
        <DetailRow label={t("device.lead")} note={t("device.leadNote")}>
          {t("device.leadSent")}
        </DetailRow>
      ) : null}
      {profile.uniqueUserId ? (
        <DetailRow label={t("device.id")} note={t("device.idNote")}>
          <span className="wrap-anywhere">{profile.uniqueUserId}</span>
        </DetailRow>
      ) : null}
      {store ? (
        <DetailRow label={t("device.store")} note={t("device.storeNote")}>
          {store.name}
        </DetailRow>
      ) : null}
    </>
  );
}

function dateText(time: number, { locale, settings }: PageContext): string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: "long",
    timeZone: settings.profile.timezone,
  });
  return format.format(time);
}

function addressLine({ address, apartment, city, state, zipCode }: VisitorAddress): string {
  return [address, apartment, city, `${state} ${zipCode}`].filter((part) => part.trim()).join(", ");
}

import { formatPhone } from "@forecourt/contact-details";
import { contactForm, type LeadKind } from "@forecourt/leads/forms";
import { GATES, usesGate } from "@forecourt/visitor";
import { describeAnswering } from "#content/lead-form/confirmation/describe-answering.ts";
import { describeOpened } from "#content/lead-form/confirmation/describe-opened.ts";
import { describeLeadForm } from "#content/lead-form/describe-lead-form.ts";
import { formFailure } from "#content/lead-form/form-failure.ts";
import { pictureDescription } from "#content/vehicle-card/picture-description.ts";
import { translator } from "#server/content/translator.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import { whoAnswers } from "#server/leads/who-answers.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { withTerms } from "#server/vehicles/context-terms.ts";
import { vehicleForForm } from "#server/vehicles/find-vehicle.ts";
import { vehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath, readLocale } from "#shared/addresses/local-path.ts";
import { messagePath } from "#shared/addresses/public-paths.ts";
import { answeringLine } from "./answering-line.ts";
import type { MessagePanelContent } from "./message-panel-content.ts";

type Asked = {
  vin: string | undefined;
  /** The shopper's terms in the address, for the lead. */
  terms: string | undefined;
  /** The page with the button, a path of this site. */
  from: string;
  known: KnownDetails | undefined;
};

/** The id of the panel's form. */
const FORM_ID = "message-panel";

/** Describes the "Message us" panel: its form, who answers it, and the vehicle that goes with it. */
export function describeMessagePanel(asked: Asked, shared: PageContext): MessagePanelContent {
  const context = withTerms(shared, asked.terms);
  const { locale } = context;
  const t = translator(locale, "messagePanel");
  const contact = translator(locale, "contact");
  const vehicle = vehicleForForm(asked.vin, context);
  const kind = vehicle ? "CONTACT_PURCHASE" : "CONTACT_GENERAL";
  const answering = whoAnswers({ kind, storeId: vehicle?.storeId ?? null }, context);
  const { store } = answering;
  const described = describeAnswering(answering, context);
  const gatesInUse = GATES.filter((gate) => usesGate(context.settings, gate));
  return {
    title: t("title", { store: store.name }),
    closeLabel: t("close"),
    answers: answeringLine(answering, context),
    person: described.person,
    vehicle: vehicle && attached(vehicle, context),
    form: formOf(kind, vehicle, asked, context),
    phrases: { label: t("phrases.label"), list: vehicle ? phrasesOf(locale) : [] },
    isLocked: context.access === "locked",
    call: {
      href: `tel:${store.phone}`,
      label: t("call"),
      name: t("callStore", { store: store.name, phone: formatPhone(store.phone, "general") }),
    },
    sent: {
      title: contact("sentTitle"),
      text: contact("sent"),
      answering: described,
      unlocks: {
        granted: describeOpened({ step: "granted", affected: gatesInUse }, locale),
        code: describeOpened({ step: "code-sent", affected: gatesInUse }, locale),
      },
    },
  };
}

function formOf(
  kind: LeadKind,
  vehicle: VisibleVehicle | null,
  { from, known }: Asked,
  context: PageContext,
): MessagePanelContent["form"] {
  const { locale, storeId } = context;
  const t = translator(locale, "contact");
  return describeLeadForm({
    context,
    id: FORM_ID,
    fields: contactForm.fields,
    labels: { phone: t("phone") },
    wide: ["email", "phone", "message"],
    hidden: {
      kind,
      vin: vehicle?.vin,
      origin: localPath(locale, messagePath(vehicle ? "purchase" : "general", vehicle?.vin)),
      page: from,
    },
    consent: shownConsent({ kind, page: readLocale(from).path }, locale, storeId),
    refused: undefined,
    known,
    failure: formFailure(kind, context),
    submit: t("send"),
  });
}

function attached(vehicle: VisibleVehicle, { locale }: PageContext): MessagePanelContent["vehicle"] {
  const picture = vehiclePicture(vehicle);
  const note = translator(locale, "messagePanel")("attached");
  const caption = picture.kind === "render" ? illustrations.illustrationCaption(locale) : null;
  return {
    name: fullVehicleName(vehicle, locale),
    note: caption ? `${note} · ${caption}` : note,
    picture: { ...picture, alt: pictureDescription(vehicle, picture.kind, locale) },
  };
}

function phrasesOf(locale: PageContext["locale"]): MessagePanelContent["phrases"]["list"] {
  const t = translator(locale, "messagePanel");
  const available = t("phrases.available");
  return [
    { label: available, text: available },
    { label: t("phrases.photos"), text: t("phrases.photosText") },
    { label: t("phrases.saturday"), text: t("phrases.saturdayText") },
  ];
}

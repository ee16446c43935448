import { formatDate } from "@forecourt/calendar";
import { parsePaymentTerms } from "@forecourt/finance";
import { formatMoney } from "@forecourt/money";
import { CONDITION_QUESTION, type Valuation } from "@forecourt/trade-in";
import type { VehiclePictureSource } from "@forecourt/ui/vehicle-image";
import { siteEnv } from "#env.ts";
import { appointmentSettings, appraisalStores } from "#server/appointments/appointment-wish.ts";
import { translator } from "#server/content/translator.ts";
import { findKnownModel } from "#server/known-models/known-models.ts";
import { isNewModelYear } from "#server/known-models/new-model-year.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { latestModelYear } from "#server/trade-in/latest-model-year.ts";
import { sealEntry } from "#server/trade-in/sealed-entry.ts";
import type { ValuationContent } from "#server/trade-in/stored-valuation.ts";
import { vehicleForRequest } from "#server/vehicles/find-vehicle.ts";
import { vehicleIllustration } from "#server/vehicles/vehicle-illustration.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import {
  APPRAISAL_PATH,
  CONTACT_PATH,
  TEST_DRIVE_PATH,
  YOUR_VEHICLE_PATH,
} from "#shared/addresses/public-paths.ts";
import { valuationPath } from "#shared/addresses/valuation-path.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { describeNegative, type NegativeContent } from "./describe-negative.ts";
import { describeTiers, type TierContent } from "./describe-tiers.ts";
import { describeUse, type UseContent } from "./describe-use.ts";

export type ValuationPageContent = {
  title: string;
  valid: string;
  facts: string;
  picture: VehiclePictureSource;
  negative: NegativeContent | null;
  tiers: TierContent[];
  /** Why the car must be seen; null when there is an offer. */
  bring: string | null;
  use: UseContent | null;
  /** How it is brought in: by a time that is booked, or asked for. */
  bringInText: string;
  how: { start: string; change: string };
  /** Addresses of what comes next. */
  links: { bringIn: string; correct: string; again: string; page: string };
};

/** Describes a stored valuation for its page. */
export async function describeValuation(
  stored: ValuationContent,
  { token, firstName }: { token: string; firstName: string | null },
  context: PageContext,
): Promise<ValuationPageContent> {
  const { locale, settings } = context;
  const { vehicle, answers, valuation, source, wanted } = stored;
  const t = translator(locale, "tradeIn");
  const terms = parsePaymentTerms(stored.terms, settings.finance);
  const { cashNow, moreCashLater, bringVehicleIn } = valuation;
  const model = vehicle.model ?? "";
  const heading = bringVehicleIn ? "seen" : moreCashLater ? "two" : "one";
  const entry = { vehicle: { ...vehicle, make: vehicle.make ?? "", model }, answers };
  const sealed = await sealEntry({ entry, errors: [], typed: {} }, siteEnv().SITE_SECRET);
  const bringIn = bringInAddress(wanted, token, context);
  const start = localPath(locale, YOUR_VEHICLE_PATH);
  const flow = (params: Record<string, string | null>) => {
    const address = pathWith(start, { ...params, vin: wanted });
    return stored.terms ? addressWithTerms(address, stored.terms) : address;
  };
  return {
    title:
      heading !== "seen" && firstName
        ? t(`result.${heading}For`, { model, name: firstName, source: source.kind })
        : t(`result.${heading}`, { model, source: source.kind }),
    valid: t("result.valid", { day: longDate(valuation.validThrough, locale) }),
    facts: factsOf(stored, context),
    picture: {
      ...vehicleIllustration(
        {
          vin: vehicle.vin ?? "0",
          make: vehicle.make ?? "",
          model,
          bodyStyle: (vehicle.bodyStyle ?? "") as never,
          exteriorColorFamily: colorOf(vehicle.exteriorColor) as never,
          exteriorColor: vehicle.exteriorColor ?? "",
          previewImage: null,
          evoxImages: null,
          imageCustomBg: null,
        },
        "front-quarter",
      ),
      alt: t("words.summary.picture"),
      caption: illustrations.illustrationCaption(locale),
    },
    negative: describeNegative(valuation, { terms, source }, context),
    tiers: describeTiers(valuation, { ...context, source }),
    bring:
      bringVehicleIn &&
      t(`result.bring.${await shownReason(bringVehicleIn.reason, vehicle, context)}`, {
        vehicle: nameOf(vehicle),
      }),
    use: cashNow ? describeUse(cashNow.equity, { wanted, terms }, context) : null,
    how: {
      start:
        source.kind === "book"
          ? t("result.how.startBook", { book: source.name, day: longDate(valuation.date, locale) })
          : t("result.how.startModel"),
      change: t(source.kind === "book" ? "result.how.changeText" : "result.how.changeEstimate"),
    },
    bringInText: t(bringIn.includes(`${CONTACT_PATH}?`) ? "result.bringInAsk" : "result.bringInText"),
    links: {
      bringIn,
      correct: flow({ step: "2", answers: sealed }),
      again: flow(bringVehicleIn?.reason === "unavailable" ? { step: "2", answers: sealed } : {}),
      page: new URL(valuationPath(token, locale), siteEnv().SITE_URL).href,
    },
  };
}

type Reason = NonNullable<Valuation["bringVehicleIn"]>["reason"];

/** A reason as the page tells it. Of a known model only the new model year may be unknown. */
async function shownReason(
  reason: Reason,
  { year, make = "", model = "" }: ValuationContent["vehicle"],
  { now, settings }: PageContext,
): Promise<Reason | "vehicle.new-year"> {
  if (reason !== "vehicle.unknown") return reason;
  const latestYear = latestModelYear(now, settings.profile.timezone);
  const found = await findKnownModel({ year, make, model });
  return isNewModelYear(found, { year, latestYear }) ? "vehicle.new-year" : reason;
}

/**
 * Where a shopper brings the car: a test drive of the wanted vehicle, with the valuation in its thread; otherwise an
 * appraisal, or a message where none are booked online.
 */
function bringInAddress(
  wanted: string | null,
  valuation: string,
  { locale, storeId, ...viewer }: Pick<PageContext, "locale" | "settings" | "storeId" | "unlocked">,
): string {
  const vehicle = wanted ? vehicleForRequest(wanted, viewer) : null;
  if (vehicle && appointmentSettings("test-drive", vehicle.storeId))
    return pathWith(localPath(locale, TEST_DRIVE_PATH), { vin: vehicle.vin, valuation });
  if (appraisalStores(storeId).length > 0) return pathWith(localPath(locale, APPRAISAL_PATH), { valuation });
  return `${pathWith(localPath(locale, CONTACT_PATH), { about: "trade", valuation })}#message`;
}

/** The message of an appointment request: the car, and what was offered. */
export function bringInMessage(
  { vehicle, valuation, source }: ValuationContent,
  { locale }: Pick<PageContext, "locale">,
): string {
  const t = translator(locale, "tradeIn");
  const offer = offerSentence(valuation, source, locale);
  return t("result.bringInMessage", {
    vehicle: nameOf(vehicle),
    miles: miles(vehicle.mileage, locale),
    offer,
  });
}

function offerSentence(
  { cashNow, validThrough }: Valuation,
  source: ValuationContent["source"],
  locale: PageContext["locale"],
): string {
  if (!cashNow) return "";
  return translator(locale, "tradeIn")("result.bringInOffer", {
    source: source.kind,
    amount: formatMoney(cashNow.finalPrice, locale),
    day: longDate(validThrough, locale),
  });
}

function factsOf({ vehicle, valuation }: ValuationContent, { locale }: PageContext): string {
  const t = translator(locale, "tradeIn");
  const condition = valuation.answeredQuestions.find(
    ({ questionId }) => questionId === CONDITION_QUESTION,
  )?.answer;
  const values = { vehicle: nameOf(vehicle), miles: miles(vehicle.mileage, locale) };
  const facts =
    condition === undefined
      ? t("result.factsOnly", values)
      : t("result.facts", {
          ...values,
          condition: t(`result.conditions.${condition as "good"}`),
        });
  return `${facts} ${t("result.free")}`;
}

const nameOf = ({ year, make, model, trim }: ValuationContent["vehicle"]) =>
  [year, make, model, trim].filter(Boolean).join(" ");

const miles = (value: number, locale: PageContext["locale"]) => value.toLocaleString(intlLocale(locale));

const colorOf = (color: string | undefined) => (color && color !== "other" ? color : "silver");

const longDate = (date: string, locale: PageContext["locale"]) =>
  formatDate(date, locale, { weekday: "long", month: "long", day: "numeric", year: "numeric" });

import { parsePaymentTerms } from "@forecourt/finance";
import { LEAD_FORMS } from "@forecourt/leads/forms";
import { formatMoney } from "@forecourt/money";
import type { LeadFormContent } from "#content/lead-form/lead-form-content.ts";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { appointmentSettings } from "#server/appointments/appointment-wish.ts";
import { offeredTimes } from "#server/appointments/offered-slots.ts";
import { readInstant } from "#server/appointments/read-appointment-request.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleForRequest } from "#server/vehicles/find-vehicle.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { TEST_DRIVE_PATH } from "#shared/addresses/public-paths.ts";
import { type TestDriveParams, testDriveAddress } from "../booking-address.ts";
import type { BookingFrame, BookingSummary, TimeStepContent } from "../time-step-content.ts";
import { bookingFrame } from "./booking-frame.ts";
import { describeDetails } from "./details-step.ts";
import { filled } from "./filled.ts";
import { instantText } from "./instant-text.ts";
import { shownPicture } from "./shown-picture.ts";
import { describeTimeStep } from "./time-step.ts";

/** The last step as plain data. */
export type DetailsStepContent = {
  frame: BookingFrame;
  form: LeadFormContent;
  back: { href: string; label: string };
  summary: BookingSummary;
};

export type TestDriveStep =
  /** No vehicle is chosen, or it is gone. */
  | { step: "vehicle"; gone: boolean }
  | { step: "time"; content: TimeStepContent }
  | { step: "details"; content: DetailsStepContent };

/** The step of an address: the vehicle, then the time, then who comes. */
export async function describeTestDrive(
  params: TestDriveParams,
  context: PageContext,
): Promise<TestDriveStep> {
  const { locale, settings, now } = context;
  const vehicle = vehicleForRequest(params.vin, context);
  const drive = vehicle && appointmentSettings("test-drive", vehicle.storeId);
  if (!vehicle || !drive) return { step: "vehicle", gone: params.vin !== undefined };
  const t = translator(locale, "booking");
  const { vin, storeId } = vehicle;
  const offered = await offeredTimes({ kind: "test-drive", storeId, vin }, { now });
  if (offered.kind !== "offered") throw new Error("forecourt/site: the database is unavailable.");
  const { timeZone } = offered.schedule;
  const { terms, valuation } = params;
  const kept = { vin, terms, valuation, kept: params.kept };
  const start = readInstant(params.start);
  const slot = offered.days.flatMap(({ slots }) => slots).find((one) => one.start === start);
  const summary = vehicleSummary(vehicle, context);
  const held = drive.holdMinutes;
  if (!slot?.resources || params.step !== "details") {
    return {
      step: "time",
      content: describeTimeStep({
        frame: bookingFrame(
          "testDrive",
          "time",
          { heading: t("testDrive.timeHeading"), lead: t("testDrive.timeLead") },
          locale,
        ),
        action: testDriveAddress({}, locale),
        hidden: filled(kept),
        options: null,
        note: {
          title: t("testDrive.plan", { minutes: drive.lengthMinutes }),
          text: `${t("testDrive.planText")} ${held === null ? t("testDrive.notHeld") : t("testDrive.held", { minutes: held })}`,
        },
        back: null,
        store: settings.stores.find(({ id }) => id === storeId)?.name ?? "",
        summary,
        offered,
        choices: [{ id: "", days: offered.days }],
        asked: {
          day: params.day,
          start,
          step: start === null ? params.step : undefined,
          taken: params.taken === "1" || (start !== null && params.step === "details"),
        },
        addressOf: (other) => testDriveAddress({ ...kept, start: other, step: "details" }, locale),
        context,
      }),
    };
  }
  const { day, time } = instantText(slot.start, timeZone, locale);
  const here = { ...kept, start: params.start };
  return {
    step: "details",
    content: {
      frame: bookingFrame(
        "testDrive",
        "details",
        { heading: t("testDrive.detailsHeading"), lead: t("testDrive.detailsLead") },
        locale,
      ),
      form: describeDetails(
        {
          kind: "SCHEDULE_TEST_DRIVE",
          path: TEST_DRIVE_PATH,
          origin: testDriveAddress({ ...here, step: "details" }, locale),
          hidden: { vin, start: params.start, terms: ownTerms(terms, context), valuation },
          storeId,
          refused: await readFormProblem(params.problem ?? params.kept, [LEAD_FORMS.SCHEDULE_TEST_DRIVE.id]),
          known: await readKnownDetails(),
        },
        context,
      ),
      back: { href: testDriveAddress({ ...here, step: "time" }, locale), label: t("words.back") },
      summary: {
        ...summary,
        lines: [
          ...summary.lines,
          { label: t("summary.day"), value: day },
          { label: t("summary.time"), value: time },
        ],
      },
    },
  };
}

function vehicleSummary(vehicle: VisibleVehicle, context: PageContext): BookingSummary {
  const { locale, settings } = context;
  const t = translator(locale, "booking");
  const words = translator(locale, "vehicle");
  const store = settings.stores.find(({ id }) => id === vehicle.storeId) ?? settings.stores[0]!;
  const price = headlinePrice(vehicle, settings);
  return {
    title: fullVehicleName(vehicle, locale),
    facts: [
      words(`condition.${vehicle.condition}`),
      ...(vehicle.stockNumber ? [words("page.stock", { stock: vehicle.stockNumber })] : []),
      ...(price === null ? [] : [formatMoney(price, locale, { cents: "never" })]),
    ].join(" · "),
    picture: shownPicture(vehicle, locale),
    lines: [
      { label: t("summary.where"), value: store.name },
      { label: t("summary.address"), value: store.addressLine1 },
    ],
    promise: null,
    link: null,
  };
}

const ownTerms = (terms: string | undefined, { settings }: PageContext) =>
  parsePaymentTerms(terms, settings.finance) ? terms : undefined;

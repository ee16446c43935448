import { parsePaymentTerms } from "@forecourt/finance";
import { LEAD_FORMS } from "@forecourt/leads/forms";
import { formatMoney } from "@forecourt/money";
import { appointmentSettings } from "#server/appointments/appointment-wish.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleForRequest } from "#server/vehicles/find-vehicle.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { TEST_DRIVE_PATH } from "#shared/addresses/public-paths.ts";
import { type TestDriveParams, testDriveAddress } from "../booking-address.ts";
import type { BookingSummary } from "../time-step-content.ts";
import { shownPicture } from "./shown-picture.ts";
import { describeTimeAndDetails, type TimeAndDetails } from "./time-and-details.ts";

export type TestDriveStep =
  /** No vehicle is chosen, it is gone, or a sale of it is pending. */
  { step: "vehicle"; problem: "gone" | "pending" | null } | TimeAndDetails;

/** The step of an address: the vehicle, then the time, then who comes. */
export async function describeTestDrive(
  params: TestDriveParams,
  context: PageContext,
): Promise<TestDriveStep> {
  const { locale } = context;
  const vehicle = vehicleForRequest(params.vin, context);
  const drive = vehicle && appointmentSettings("test-drive", vehicle.storeId);
  if (vehicle?.status === "pending") return { step: "vehicle", problem: "pending" };
  if (!vehicle || !drive) return { step: "vehicle", problem: params.vin === undefined ? null : "gone" };
  const t = translator(locale, "booking");
  const { vin, storeId } = vehicle;
  const { terms, valuation } = params;
  const held = drive.holdMinutes;
  return describeTimeAndDetails(
    {
      wish: { kind: "test-drive", storeId, vin },
      path: TEST_DRIVE_PATH,
      params,
      kept: { vin, terms, valuation },
      addressOf: (own) => testDriveAddress(own, locale),
      hidden: { vin, terms: ownTerms(terms, context), valuation },
      formId: LEAD_FORMS.SCHEDULE_TEST_DRIVE.id,
      note: {
        title: t("testDrive.plan", { minutes: drive.lengthMinutes }),
        text: `${t("testDrive.planText")} ${held === null ? t("testDrive.notHeld") : t("testDrive.held", { minutes: held })}`,
      },
      back: null,
      summary: vehicleSummary(vehicle, context),
    },
    context,
  );
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

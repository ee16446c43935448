import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ENTRIES: Record<string, string[]> = {
  ".": ["ApiCallError", "refusalSchema"],
  "./vehicles": [
    "createVehiclesClient",
    "facetValueSchema",
    "paymentEstimateRequestSchema",
    "paymentEstimateSchema",
    "vehicleDetailsSchema",
    "vehicleListSchema",
    "vehicleQueries",
    "vehicleQueryString",
    "vehicleSchema",
    "vehicleSitemapSchema",
  ],
  "./vehicle-cards": [
    "createVehicleCardsClient",
    "vehicleCardSchema",
    "vehicleCardsQueries",
    "vehicleCardsSchema",
  ],
  "./vin": ["createVinClient", "vinQueries", "vinVehicleSchema"],
  "./leads": [
    "createLeadsClient",
    "leadAcceptedSchema",
    "leadCustomerSchema",
    "leadPersonSchema",
    "leadRequestSchema",
    "leadVehicleSchema",
  ],
  "./watches": ["checkEmailSchema", "createWatchesClient", "watchRequestSchema"],
  "./my-details": ["createMyDetailsClient", "detailsRequestSchema"],
  "./phone-verification": [
    "createPhoneVerificationClient",
    "phoneValidationAnswerSchema",
    "phoneValidationRequestSchema",
  ],
  "./appointments": [
    "appointmentBookedSchema",
    "appointmentCancelSchema",
    "appointmentChangedSchema",
    "appointmentMoveSchema",
    "appointmentRequestSchema",
    "appointmentSlotsSchema",
    "createAppointmentsClient",
  ],
  "./scheduling": [
    "appointmentSchema",
    "availabilitySchema",
    "createSchedulingClient",
    "schedulingQueries",
    "slotSchema",
  ],
  "./valuation": ["createValuationClient", "valuationQueries", "vehiclePricesSchema"],
  "./trade-in": [
    "createTradeInClient",
    "questionnaireSchema",
    "tradeInQueries",
    "tradeInValuationRequestSchema",
    "tradeInValuationSchema",
  ],
  "./plates": ["createPlateClient"],
  "./tracking": ["createTrackingClient"],
  "./experiments": [
    "createDefinitionsClient",
    "createExperimentsClient",
    "experimentNamesSchema",
    "experimentQueries",
  ],
  "./email": ["createEmailClient"],
  "./sms": ["createSmsClient"],
  "./lender": ["createLenderClient"],
  "./conversions": ["createConversionsClient"],
};

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const { "./package.json": _itself, ...sources } = manifest.exports as Record<string, string>;

test("the package has these entries", () => {
  expect(Object.keys(sources)).toEqual(Object.keys(ENTRIES));
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
});

test.each(Object.entries(ENTRIES))("%s exports exactly this", async (entry, names) => {
  const path = `../${sources[entry]?.slice("./".length)}`;
  expect(Object.keys(await import(path)).sort()).toEqual(names);
});

import "server-only";
import { cleanLine, cleanText, readModelYear, readWholeNumber } from "@forecourt/leads/forms";
import { type Answers, modelAge, type TradeInVehicle } from "@forecourt/trade-in";
import { OWN_BODY_STYLES } from "#shared/trade-in/vehicle-parts.ts";
import { findKnownModel } from "../known-models/known-models.ts";
import { settingsFor } from "../settings/dealership.ts";
import { vehicleByVin } from "./find-own-vehicle.ts";

export type ValuationRequest = { vehicle: TradeInVehicle; answers: Answers };
type FieldError = { field: string; code: string };
export type ReadRequest =
  | { ok: true; request: ValuationRequest }
  | { ok: false; errors: readonly FieldError[] };

const LONGEST_TEXT = 60;
const MOST_MILES = 999_999;
/** Fields of the vehicle, and their names in the request. */
const TEXTS = [
  ["trim", "trim"],
  ["transmission", "transmission"],
  ["exteriorColor", "exteriorcolor"],
  ["interiorColor", "interiorColor"],
  ["fuelType", "fuelType"],
  ["drivetrain", "drivetrain"],
] as const;

/**
 * Reads what a valuation is asked for: `{ vehicle, mileage, answers }`. The VIN's year, make and model replace typed
 * ones. A known typed model gets its label. Every error is returned at once.
 *
 * @example await readValuationRequest({ vehicle: { vin }, mileage: 61_300, answers }, { storeId, now })
 */
export async function readValuationRequest(
  sent: unknown,
  { storeId, now }: { storeId: string; now: Date },
): Promise<ReadRequest> {
  const body = recordOf(sent);
  const given = recordOf(body["vehicle"]);
  const errors: FieldError[] = [];
  const text = (name: string) => {
    const value = given[name];
    const line = typeof value === "string" ? cleanLine(value) : "";
    if (line.length > LONGEST_TEXT) errors.push({ field: `vehicle.${name}`, code: "too-long" });
    return line.slice(0, LONGEST_TEXT);
  };

  const vin = text("vin");
  const decoded = vin ? await vehicleByVin(vin) : null;
  if (decoded && !decoded.ok) errors.push({ field: "vehicle.vin", code: decoded.code });
  const known = decoded?.ok ? decoded.vehicle : null;

  const { timezone } = settingsFor(storeId).profile;
  const year = known?.year ?? readModelYear(numberOrText(given["year"]));
  if (!decoded && (year === null || modelAge(year, now, timezone) < -1))
    errors.push({ field: "vehicle.year", code: "year" });
  const [make, model] = [known?.make ?? text("make"), known?.model ?? text("model")];
  if (!decoded && !make) errors.push({ field: "vehicle.make", code: "make" });
  if (!decoded && !model) errors.push({ field: "vehicle.model", code: "model" });
  const mileage = readWholeNumber(numberOrText(body["mileage"] ?? given["mileage"]));
  if (mileage === null || mileage > MOST_MILES) errors.push({ field: "mileage", code: "mileage" });
  const bodyStyle = known?.bodyStyle ?? OWN_BODY_STYLES.find((one) => one === given["bodystyle"]);

  const texts = Object.fromEntries(
    TEXTS.flatMap(([field, name]) => {
      const value = known?.[field] ?? text(name);
      return value ? [[field, value]] : [];
    }),
  );
  const [plate, state] = [text("plate").toUpperCase(), text("state").toUpperCase()];
  const answers = readAnswers(body["answers"], errors);
  if (errors.length > 0 || year === null || mileage === null) return { ok: false, errors };
  const named = known ? null : await findKnownModel({ year, make, model });
  const vehicle: TradeInVehicle = {
    ...(known?.vin && { vin: known.vin }),
    ...(known?.doors && { doors: known.doors }),
    year,
    make,
    model,
    ...(named?.kind === "known" && named.vehicle),
    ...texts,
    mileage,
    ...(bodyStyle && { bodyStyle }),
    ...(plate && { plate }),
    ...(state && { state }),
  };
  return { ok: true, request: { vehicle, answers } };
}

function readAnswers(value: unknown, errors: FieldError[]): Answers {
  const pairs = Object.entries(recordOf(value)).slice(0, 200);
  return Object.fromEntries(
    pairs.flatMap(([questionId, answer]) => {
      if (typeof answer === "string") return [[questionId, cleanText(answer)]];
      if (answer !== null && answer !== undefined)
        errors.push({ field: `answers.${questionId.slice(0, LONGEST_TEXT)}`, code: "invalid" });
      return [];
    }),
  );
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const numberOrText = (value: unknown): string | number =>
  typeof value === "number" ? value : typeof value === "string" ? value.trim() : "";

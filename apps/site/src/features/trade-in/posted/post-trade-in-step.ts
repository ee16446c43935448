import { formatPaymentTerms, parsePaymentTerms } from "@forecourt/finance";
import type { Questionnaire } from "@forecourt/trade-in";
import type { PageContext } from "#server/page-context.ts";
import { vehicleByPlate, vehicleByVin } from "#server/trade-in/find-own-vehicle.ts";
import { latestModelYear } from "#server/trade-in/latest-model-year.ts";
import { vehicleByName } from "#server/trade-in/name-vehicle.ts";
import { openEntry, sealEntry } from "#server/trade-in/sealed-entry.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { flowSteps } from "#shared/trade-in/flow-steps.ts";
import type { OwnVehicle, TradeInEntry } from "#shared/trade-in/own-vehicle.ts";
import {
  type PartError,
  readDetailsPart,
  VEHICLE_PARTS,
  type VehiclePart,
} from "#shared/trade-in/vehicle-parts.ts";
import { answerCategory } from "../flow/answer-category.ts";
import { type TradeInSubject, tradeInAddress } from "../trade-in-address.ts";

type Values = Readonly<Record<string, string | undefined>>;
type After = {
  entry: TradeInEntry;
  step: string;
  /** How the vehicle is found, while it is not. */
  by?: VehiclePart;
  errors: readonly PartError[];
};

/**
 * The page that follows a posted form of the journey: the next step, or the same one with its errors. The entry travels
 * sealed in the address.
 */
export async function pageAfterTradeInStep(
  values: Values,
  questionnaire: Questionnaire,
  { settings, now }: Pick<PageContext, "settings" | "now">,
  secret: string,
): Promise<string> {
  const terms = parsePaymentTerms(values["terms"], settings.finance);
  const subject: TradeInSubject = {
    locale: asLocale(values["locale"]),
    wanted: values["wanted"] || null,
    terms: terms && formatPaymentTerms(terms),
  };
  const { entry } = await openEntry(values["answers"], secret);
  const latestYear = latestModelYear(now, settings.profile.timezone);
  const after = await carryOut(values, entry, questionnaire, latestYear);
  const refused = after.errors.length > 0;
  const typed = refused ? typedTexts(values) : {};
  const answers = await sealEntry({ entry: after.entry, errors: after.errors, typed }, secret);
  const step = flowSteps(questionnaire, after.entry.answers).indexOf(after.step) + 1;
  const address = tradeInAddress(subject, { step: Math.max(1, step), by: after.by, answers });
  return refused ? `${address}#problem` : address;
}

async function carryOut(
  values: Values,
  entry: TradeInEntry,
  questionnaire: Questionnaire,
  latestYear: number,
): Promise<After> {
  const { part } = values;
  if (part === "answers") {
    const asked = (values["asked"] ?? "").split(" ").filter(Boolean);
    const result = answerCategory(questionnaire, values["category"] ?? "", entry.answers, asked, values);
    const errors = result.errors.map(({ path: [questionId], code }) => ({ field: questionId, code }));
    return { entry: { ...entry, answers: result.answers }, step: result.step, errors };
  }
  const by = VEHICLE_PARTS.find((one) => one === part) ?? "vin";
  const found = await findVehicle(by, values, entry, latestYear);
  if (!found.ok) {
    const { errors } = found;
    return { entry, step: "vehicle", errors, ...(by !== "details" && { by }) };
  }
  const after = { ...entry, vehicle: found.vehicle };
  const step = by === "details" ? (flowSteps(questionnaire, entry.answers)[1] ?? "contact") : "vehicle";
  return { entry: after, step, errors: [] };
}

type Found = { ok: true; vehicle: OwnVehicle } | { ok: false; errors: PartError[] };

async function findVehicle(
  by: VehiclePart,
  values: Values,
  { vehicle }: TradeInEntry,
  latestYear: number,
): Promise<Found> {
  if (by === "details") {
    if (!vehicle) return { ok: false, errors: [] };
    return readDetailsPart(values, vehicle);
  }
  if (by === "model") return vehicleByName(values, latestYear);
  const found =
    by === "vin"
      ? await vehicleByVin(values["vin"] ?? "")
      : await vehicleByPlate(values["plate"] ?? "", values["state"] ?? "");
  return found.ok ? found : { ok: false, errors: [{ field: found.field, code: found.code }] };
}

/** What was typed, without the form's own values. */
function typedTexts({ part: _p, answers: _a, category: _c, asked: _k, ...values }: Values) {
  return Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

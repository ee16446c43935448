import {
  type Answers,
  builtInValuation,
  defaultOfferSettings,
  defaultValuationModel,
  requestValuation,
} from "@forecourt/trade-in";
import { questionnaire } from "./questionnaire.ts";

/** Values a vehicle from the texts of a form. The day is fixed, so that the same car always has the same value. */
export function valueTrade(vehicle: { year: string; mileage: string; bodyStyle: string }, answers: Answers) {
  return requestValuation(
    {
      vehicle: {
        year: Number(vehicle.year),
        mileage: Number(vehicle.mileage.replaceAll(",", "")),
        bodyStyle: vehicle.bodyStyle,
      },
      questionnaire,
      answers,
      settings: defaultOfferSettings,
      now: new Date("2026-11-22T12:00:00Z"),
      timeZone: "America/Chicago",
    },
    // The form asks for no make: every vehicle has the class of most.
    builtInValuation({ ...defaultValuationModel, otherClass: "mainstream" }),
  );
}

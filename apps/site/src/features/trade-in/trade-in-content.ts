import type { Questionnaire } from "@forecourt/trade-in";
import type { LeadFormContent } from "#content/lead-form/lead-form-content.ts";
import type { AskedVehicle } from "#shared/trade-in/asked-vehicle.ts";
import type { TradeInEntry } from "#shared/trade-in/own-vehicle.ts";
import type { PartError, VehiclePart } from "#shared/trade-in/vehicle-parts.ts";
import type tradeIn from "../../../messages/en/trade-in.json";
import type { TradeInSubject } from "./trade-in-address.ts";

/** The texts of the journey; `{placeholders}` are filled in where they are shown. */
export type TradeInWords = (typeof tradeIn)["words"] & {
  problemTitle: string;
  problemPrefix: string;
  failedTitle: string;
  failedText: string;
};

/** The journey as plain data. */
export type TradeInContent = {
  title: string;
  subject: TradeInSubject;
  words: TradeInWords;
  /** Messages of the vehicle's fields by error code. */
  errors: Readonly<Record<string, string>>;
  questionnaire: Questionnaire;
  /** Next year's model year. */
  latestYear: number;
  /** Whether the dealership can look up plates. */
  plates: boolean;
  /** Illustrations by body style and color: `suvs/silver`. */
  pictures: Readonly<Record<string, string>>;
  /** The form of the last step. */
  contact: LeadFormContent;
  /** What the address brought. */
  given: {
    step: string;
    by: VehiclePart | null;
    entry: TradeInEntry;
    errors: readonly PartError[];
    /** What was typed into the step that has errors, by field. */
    typed: Readonly<Record<string, string>>;
    /** The vehicle to ask about, when its name is not known. */
    asked: AskedVehicle | null;
    /** The sealed entry, which carries the answers on without scripts. */
    sealed: string | null;
  };
};

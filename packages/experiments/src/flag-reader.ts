import type { ClientState } from "./client-state.ts";
import { type EvaluationDetails, type Exposure, evaluate } from "./evaluate.ts";
import { isRecord, type Json, type JsonObject } from "./experiment-values.ts";

/**
 * Reading flags as OpenFeature shapes it. A key names a flag (boolean), an experiment (object) or a parameter of one,
 * `experiment.parameter`. Never throws: the default stands in, and the details say why.
 */
export type FlagReader = {
  /** The value of a flag; the default without one of this type. */
  getBooleanValue: (flagKey: string, defaultValue: boolean) => boolean;
  /** The value of a text; the default without one of this type. */
  getStringValue: (flagKey: string, defaultValue: string) => string;
  /** The value of a number; the default without one of this type. */
  getNumberValue: (flagKey: string, defaultValue: number) => number;
  /** The value of an experiment with all its parameters; the default without one of this type. */
  getObjectValue: (flagKey: string, defaultValue: JsonObject) => JsonObject;
  /** The same with where it comes from and why. */
  getBooleanDetails: (flagKey: string, defaultValue: boolean) => EvaluationDetails<boolean>;
  /** The same with where it comes from and why. */
  getStringDetails: (flagKey: string, defaultValue: string) => EvaluationDetails<string>;
  /** The same with where it comes from and why. */
  getNumberDetails: (flagKey: string, defaultValue: number) => EvaluationDetails<number>;
  /** The same with where it comes from and why. */
  getObjectDetails: (flagKey: string, defaultValue: JsonObject) => EvaluationDetails<JsonObject>;
};

/** Reads flags out of the state, and tells what the visitor was shown by them. */
export function createFlagReader(
  state: () => ClientState,
  onExposure: (exposure: Exposure) => void,
): FlagReader {
  const reading =
    <Value extends Json>(isWanted: (value: Json) => boolean) =>
    (flagKey: string, defaultValue: Value): EvaluationDetails<Value> => {
      const { details, exposure } = evaluate(state(), flagKey, defaultValue, isWanted);
      if (exposure !== null) onExposure(exposure);
      return details;
    };
  const getBooleanDetails = reading<boolean>((value) => typeof value === "boolean");
  const getStringDetails = reading<string>((value) => typeof value === "string");
  const getNumberDetails = reading<number>((value) => typeof value === "number");
  const getObjectDetails = reading<JsonObject>(isRecord);
  return {
    getBooleanDetails,
    getStringDetails,
    getNumberDetails,
    getObjectDetails,
    getBooleanValue: (flagKey, defaultValue) => getBooleanDetails(flagKey, defaultValue).value,
    getStringValue: (flagKey, defaultValue) => getStringDetails(flagKey, defaultValue).value,
    getNumberValue: (flagKey, defaultValue) => getNumberDetails(flagKey, defaultValue).value,
    getObjectValue: (flagKey, defaultValue) => getObjectDetails(flagKey, defaultValue).value,
  };
}

import type { ClientState } from "./client-state.ts";
import { type EvaluationDetails, type Exposure, evaluate } from "./evaluate.ts";
import { isRecord, type Json, type JsonObject } from "./experiment-values.ts";

/**
 * Reads flags with OpenFeature's method names. A key is a flag (boolean), an experiment (object) or
 * `experiment.parameter`. Returns the default when there is no value of the type, and never throws.
 */
export type FlagReader = {
  /** Returns a boolean. */
  getBooleanValue: (flagKey: string, defaultValue: boolean) => boolean;
  /** Returns a string. */
  getStringValue: (flagKey: string, defaultValue: string) => string;
  /** Returns a number. */
  getNumberValue: (flagKey: string, defaultValue: number) => number;
  /** Returns an experiment with all its parameters. */
  getObjectValue: (flagKey: string, defaultValue: JsonObject) => JsonObject;
  /** Returns a boolean with its source and reason. */
  getBooleanDetails: (flagKey: string, defaultValue: boolean) => EvaluationDetails<boolean>;
  /** Returns a string with its source and reason. */
  getStringDetails: (flagKey: string, defaultValue: string) => EvaluationDetails<string>;
  /** Returns a number with its source and reason. */
  getNumberDetails: (flagKey: string, defaultValue: number) => EvaluationDetails<number>;
  /** Returns an experiment with its source and reason. */
  getObjectDetails: (flagKey: string, defaultValue: JsonObject) => EvaluationDetails<JsonObject>;
};

/** Creates a flag reader that calls `onExposure` for every value that is not a default. */
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

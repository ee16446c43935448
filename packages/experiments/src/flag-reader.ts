import type { ClientState } from "./client-state.ts";
import { type EvaluationDetails, type Exposure, evaluate } from "./evaluate.ts";
import { isRecord, type Json, type JsonObject } from "./experiment-values.ts";

/**
 * Reading flags as OpenFeature shapes it. A key names a flag (boolean), an experiment (object) or a parameter of one,
 * `experiment.parameter`. Never throws: the default stands in, and the details say why.
 */
export type FlagReader = {
  getBooleanValue: (flagKey: string, defaultValue: boolean) => boolean;
  getStringValue: (flagKey: string, defaultValue: string) => string;
  getNumberValue: (flagKey: string, defaultValue: number) => number;
  getObjectValue: (flagKey: string, defaultValue: JsonObject) => JsonObject;
  getBooleanDetails: (flagKey: string, defaultValue: boolean) => EvaluationDetails<boolean>;
  getStringDetails: (flagKey: string, defaultValue: string) => EvaluationDetails<string>;
  getNumberDetails: (flagKey: string, defaultValue: number) => EvaluationDetails<number>;
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

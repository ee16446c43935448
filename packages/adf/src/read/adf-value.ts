import { ADF_VALUES } from "../adf-document.ts";

type Kind = keyof typeof ADF_VALUES;

/** Common synonyms of the values that ADF lists, letters only. */
const SYNONYMS: { [K in Kind]?: Record<string, (typeof ADF_VALUES)[K][number]> } = {
  interest: { purchase: "buy", trade: "trade-in" },
  vehicleStatus: { certified: "used", cpo: "used", preowned: "used" },
  odometerUnits: {
    mile: "mi",
    miles: "mi",
    kms: "km",
    kilometer: "km",
    kilometers: "km",
    kilometre: "km",
    kilometres: "km",
  },
  phoneType: {
    home: "voice",
    work: "voice",
    business: "voice",
    phone: "voice",
    mobile: "cellphone",
    cell: "cellphone",
    cellular: "cellphone",
  },
  phoneTime: { any: "nopreference", anytime: "nopreference", night: "evening" },
  addressType: { business: "work", office: "work", residence: "home" },
};

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

/**
 * Maps a written value to the one that ADF lists, ignoring case, hyphens and spaces; `changed` when it was a synonym
 * or unknown.
 *
 * @example adfValue("odometerUnits", "MILES") // { value: "mi", changed: true }
 */
export function adfValue<K extends Kind>(
  kind: K,
  written: string,
): { value: (typeof ADF_VALUES)[K][number] | undefined; changed: boolean } {
  const word = letters(written);
  const listed = ADF_VALUES[kind].find((value) => letters(value) === word);
  if (listed !== undefined) return { value: listed, changed: false };
  const synonyms: Record<string, (typeof ADF_VALUES)[K][number]> = SYNONYMS[kind] ?? {};
  return { value: Object.hasOwn(synonyms, word) ? synonyms[word] : undefined, changed: true };
}

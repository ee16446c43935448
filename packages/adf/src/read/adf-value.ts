import { ADF_VALUES } from "../adf-document.ts";

type Kind = keyof typeof ADF_VALUES;

/** What senders write instead of the words that ADF lists, letters only. */
const SPELLINGS: { [K in Kind]?: Record<string, (typeof ADF_VALUES)[K][number]> } = {
  interest: { purchase: "buy", trade: "trade-in" },
  vehicleStatus: { certified: "used", cpo: "used", preowned: "used" },
  odometerUnits: { mile: "mi", miles: "mi", kms: "km", kilometers: "km", kilometres: "km" },
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
 * The value that ADF lists for what somebody wrote: case, hyphens and spaces do not matter, common other words are
 * known. `changed` when it was another word, or none that is known.
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
  const spellings: Record<string, (typeof ADF_VALUES)[K][number]> = SPELLINGS[kind] ?? {};
  return { value: Object.hasOwn(spellings, word) ? spellings[word] : undefined, changed: true };
}

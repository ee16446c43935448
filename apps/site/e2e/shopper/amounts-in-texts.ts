import { productUrl } from "../product/test.ts";

/** Vehicles of the sample feed with amounts of money in their texts (tools/sample-inventory/README.md). */
export const VINS_WITH_AMOUNTS = [
  "JA4J3UA87SZ012288",
  "JA4ATUAA9SZ034750",
  "JA4ARVAUXSU030539",
  "JA4J4VA87RZ052531",
  "JA4ATVAA1RZ015139",
  "2T2BZMCA2JC230846",
  "1HGCV3F59MA048150",
  "KNDNC5H33R6128459",
  "WA1LAAF73KD274836",
];

type VehicleTexts = {
  url: string;
  description: string;
  features: string[];
  oemFeatures: string[];
  standardFeatures: string[];
  optionalFeatures: string[];
};

/** A vehicle from the API with its sentences and features. */
export async function textsOf(vin: string, cookie: string) {
  const address = `${productUrl()}/api/v1/store-group/larkspur/website/vehicles/${vin}`;
  const answer = await fetch(address, { headers: { Cookie: cookie } });
  const vehicle = (await answer.json()) as VehicleTexts;
  const { description, features, oemFeatures, standardFeatures, optionalFeatures } = vehicle;
  const sentences = description.split(/(?<=[.!?])\s+/);
  const texts = [...sentences, ...features, ...oemFeatures, ...standardFeatures, ...optionalFeatures];
  return { path: new URL(vehicle.url).pathname, features, texts };
}

/** The texts that only an unlocked visitor may read. */
export async function hiddenTexts(vin: string, unlocked: string): Promise<string[]> {
  const [open, locked] = [await textsOf(vin, unlocked), await textsOf(vin, "")];
  return open.texts.filter((text) => !locked.texts.includes(text));
}

/** The hidden texts in a response, as escaped in HTML, JSON or XML. */
export function textLeaksIn(answer: string, hidden: readonly string[]): string[] {
  const plain = answer.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll('\\"', '"');
  return hidden.filter((text) => plain.includes(text));
}

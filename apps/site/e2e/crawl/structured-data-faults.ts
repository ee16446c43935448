type Thing = Record<string, unknown>;

/** What a search engine asks of each kind of thing that our pages describe. */
const NEEDED: Record<string, readonly string[]> = {
  AutoDealer: ["name", "address", "telephone", "url"],
  AutoRepair: ["name", "address", "telephone"],
  AutoPartsStore: ["name", "address", "telephone"],
  BreadcrumbList: ["itemListElement"],
  FAQPage: ["mainEntity"],
  ItemList: ["itemListElement"],
  Article: ["headline", "author", "datePublished", "dateModified", "publisher", "mainEntityOfPage"],
  ProfilePage: ["mainEntity"],
  Offer: ["name", "url"],
  Car: ["name", "vehicleIdentificationNumber", "brand", "model", "url"],
  WebSite: ["name", "url"],
  ContactPage: ["url"],
};

/** Kinds that may stand inside another thing with less. */
const AT_TOP_ONLY = new Set(["AutoDealer", "AutoRepair", "AutoPartsStore", "Offer"]);

/**
 * What is wrong with a page's structured data: no JSON, no vocabulary, a thing without what it needs, a step of a list
 * out of order, an address that is not absolute, an illustration as a picture.
 */
export function structuredDataFaults(json: string): string[] {
  let data: Thing;
  try {
    data = JSON.parse(json) as Thing;
  } catch {
    return ["is no JSON"];
  }
  const faults: string[] = [];
  if (data["@context"] !== "https://schema.org") faults.push("names no vocabulary");
  visit(data, true, faults);
  return faults;
}

function visit(value: unknown, top: boolean, faults: string[]): void {
  if (Array.isArray(value)) {
    for (const entry of value) visit(entry, false, faults);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const thing = value as Thing;
  const type = String(thing["@type"] ?? "");
  if (top || !AT_TOP_ONLY.has(type)) {
    for (const name of NEEDED[type] ?? []) if (!thing[name]) faults.push(`${type} has no ${name}`);
  }
  // A graph holds things, and a reference names one by its id.
  const isNamed = type !== "" || "@graph" in thing || "@id" in thing;
  if (!isNamed) faults.push(`a thing has no type: ${JSON.stringify(thing).slice(0, 60)}`);
  for (const [key, own] of Object.entries(thing)) {
    if (["url", "item", "image", "@id"].includes(key) && typeof own === "string" && !/^https?:\/\//.test(own))
      faults.push(`${type}.${key} is not absolute: ${own}`);
    if (key === "image" && JSON.stringify(own).includes("/illustrations/"))
      faults.push(`${type} shows an illustration`);
    if (key === "itemListElement" && Array.isArray(own)) faults.push(...orderFaults(own as Thing[]));
    if (key === "@graph" || !key.startsWith("@")) visit(own, key === "@graph", faults);
  }
}

function orderFaults(entries: readonly Thing[]): string[] {
  // A catalog's entries have no order.
  const positions = entries.flatMap(({ position }) => (position === undefined ? [] : [Number(position)]));
  const isOrdered = positions.every((position, at) => at === 0 || position === positions[at - 1]! + 1);
  return isOrdered ? [] : [`positions are not in order: ${positions.join(" ")}`];
}

type Thing = Record<string, unknown>;

/** The properties that search engines require for each type. */
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

/** Types that need fewer properties when nested. */
const AT_TOP_ONLY = new Set(["AutoDealer", "AutoRepair", "AutoPartsStore", "Offer"]);

/**
 * The errors in a page's structured data: invalid JSON, no vocabulary, missing properties, wrong list positions,
 * relative addresses, illustrations as images.
 */
export function structuredDataErrors(json: string): string[] {
  let data: Thing;
  try {
    data = JSON.parse(json) as Thing;
  } catch {
    return ["is no JSON"];
  }
  const errors: string[] = [];
  if (data["@context"] !== "https://schema.org") errors.push("names no vocabulary");
  visit(data, true, errors);
  return errors;
}

function visit(value: unknown, top: boolean, errors: string[]): void {
  if (Array.isArray(value)) {
    for (const entry of value) visit(entry, false, errors);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const thing = value as Thing;
  const type = String(thing["@type"] ?? "");
  if (top || !AT_TOP_ONLY.has(type)) {
    for (const name of NEEDED[type] ?? []) if (!thing[name]) errors.push(`${type} has no ${name}`);
  }
  // A graph has items, and a reference has an id, without a type.
  const isNamed = type !== "" || "@graph" in thing || "@id" in thing;
  if (!isNamed) errors.push(`a thing has no type: ${JSON.stringify(thing).slice(0, 60)}`);
  for (const [key, own] of Object.entries(thing)) {
    if (["url", "item", "image", "@id"].includes(key) && typeof own === "string" && !/^https?:\/\//.test(own))
      errors.push(`${type}.${key} is not absolute: ${own}`);
    if (key === "image" && JSON.stringify(own).includes("/illustrations/"))
      errors.push(`${type} shows an illustration`);
    if (key === "itemListElement" && Array.isArray(own)) errors.push(...orderErrors(own as Thing[]));
    if (key === "@graph" || !key.startsWith("@")) visit(own, key === "@graph", errors);
  }
}

function orderErrors(entries: readonly Thing[]): string[] {
  // Catalog entries have no position.
  const positions = entries.flatMap(({ position }) => (position === undefined ? [] : [Number(position)]));
  const isOrdered = positions.every((position, at) => at === 0 || position === positions[at - 1]! + 1);
  return isOrdered ? [] : [`positions are not in order: ${positions.join(" ")}`];
}

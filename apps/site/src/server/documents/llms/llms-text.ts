import { siteDescription } from "../../content/localized-dealership.ts";
import { siteContent } from "../../content/site-content.ts";
import type { DocumentContext } from "../document-context.ts";
import { contactLines, hoursLines, storeLines } from "./dealership-lines.ts";
import { section } from "./markdown.ts";
import { pageLines } from "./page-lines.ts";
import { priceLines } from "./price-lines.ts";
import { vehicleLines } from "./vehicle-lines.ts";

/**
 * The `llms.txt` of the site (llmstxt.org) in Markdown: the dealership, its stores, hours and pricing, and links. In
 * English; the Spanish pages are linked.
 *
 * @example llmsText(context) // "# Larkspur Mitsubishi\n\n> New Mitsubishi vehicles and …"
 */
export function llmsText(context: DocumentContext): string {
  const { settings, storeId } = context;
  const { profile, brand, stores } = settings;
  const { footer } = siteContent("en", storeId).content;
  const place = `${profile.city}, ${profile.state}`;
  const count = stores.length === 1 ? "one store" : `${stores.length} stores`;
  return [
    `# ${profile.name}`,
    "",
    `> ${siteDescription("en", storeId)}`,
    "",
    `${profile.name} is a ${brand.name} dealership in ${place}, with ${count}.`,
    ...(footer.sampleNotice ? ["", footer.sampleNotice] : []),
    "",
    ...section("Contact", contactLines(context)),
    ...section("Locations", storeLines(context)),
    ...section("Hours", hoursLines(context)),
    ...section("How prices work", priceLines(settings)),
    ...section("Vehicles", vehicleLines(context)),
    ...pageLines(context),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}

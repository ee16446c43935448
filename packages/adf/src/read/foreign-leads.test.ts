import { describe, expect, it } from "vitest";
import { appraisalLeads } from "../testing/foreign/appraisal-leads.ts";
import { dealerPlatformLeads } from "../testing/foreign/dealer-platform-leads.ts";
import { marketplaceLeads } from "../testing/foreign/marketplace-leads.ts";
import { webFormLeads } from "../testing/foreign/web-form-leads.ts";
import { readAdf } from "./read-adf.ts";

describe.each([
  ["marketplaces", marketplaceLeads],
  ["appraisals", appraisalLeads],
  ["dealer platforms", dealerPlatformLeads],
  ["web forms", webFormLeads],
])("leads of %s", (_senders, leads) => {
  describe.each(Object.entries(leads))("%s", (_name, { xml, reads, notes }) => {
    const reading = readAdf(xml);

    it("is read", () => {
      expect(reading.ok && reading.value.document.prospects).toMatchObject(reads);
    });

    it("has a note for everything tolerated", () => {
      expect(reading.ok && reading.value.notes.map(({ code, path }) => [code, path])).toEqual(notes);
    });
  });
});

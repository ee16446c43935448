import type {
  AdfCustomer,
  AdfDocument,
  AdfProspect,
  AdfProvider,
  AdfVehicle,
  AdfVendor,
} from "./adf-document.ts";
import { writeContact, writeEmail, writeName, writePhone } from "./write-contact.ts";
import { listed, text, writeEach, writeIds } from "./write-parts.ts";
import { writeVehicle } from "./write-vehicle.ts";
import { type Lines, optional, parent } from "./xml-element.ts";

const customer = (value: AdfCustomer): Lines =>
  parent("customer", {}, [
    writeContact(value.contact),
    writeIds(value.ids),
    parent("timeframe", {}, [
      optional("description", value.timeframe?.description),
      optional("earliestdate", value.timeframe?.earliestDate),
      optional("latestdate", value.timeframe?.latestDate),
    ]),
    optional("comments", value.comments),
  ]);

const vendor = (value: AdfVendor): Lines =>
  parent("vendor", {}, [
    writeIds(value.ids),
    text("vendorname", value.name),
    optional("url", value.url),
    writeContact(value.contact),
  ]);

const provider = (value: AdfProvider): Lines =>
  parent("provider", {}, [
    writeIds(value.ids),
    writeName(value.name),
    optional("service", value.service),
    optional("url", value.url),
    writeEmail(value.email),
    writePhone(value.phone),
    value.contact ? writeContact(value.contact) : [],
  ]);

const noVehicle: AdfVehicle = { year: "", make: "", model: "" };

const prospect = (value: AdfProspect): Lines =>
  parent("prospect", { status: listed("prospectStatus", value.status) }, [
    writeIds(value.ids),
    text("requestdate", value.requestDate),
    writeEach(value.vehicles.length === 0 ? [noVehicle] : value.vehicles, writeVehicle),
    customer(value.customer),
    vendor(value.vendor),
    value.provider ? provider(value.provider) : [],
  ]);

/**
 * Writes an ADF 1.0 document as US-ASCII XML. It is valid against the DTD for any values (docs/product/adf.md).
 *
 * Required elements without a value read "Not provided". Lines end with a line feed. Throws only when there is no
 * prospect.
 *
 * @example buildAdf({ prospects: [{ requestDate: "2026-11-20T10:32:05-05:00", vehicles: [], customer, vendor }] })
 */
export function buildAdf(document: AdfDocument): string {
  if (document.prospects.length === 0) {
    throw new Error("@forecourt/adf: the document has no prospect; pass at least one.");
  }
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?adf version="1.0"?>',
    ...parent("adf", {}, [writeEach(document.prospects, prospect)]),
  ];
  return `${lines.join("\n")}\n`;
}

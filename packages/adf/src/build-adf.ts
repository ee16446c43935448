import { type Result, resultOf } from "@forecourt/result";
import type {
  AdfCustomer,
  AdfDocument,
  AdfProspect,
  AdfProvider,
  AdfVehicle,
  AdfVendor,
} from "./adf-document.ts";
import { type AdfRefusal, refuseDocument } from "./refuse/refuse-document.ts";
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

/** The XML, or every reason why the document cannot be written. */
export type AdfBuild = Result<string, AdfRefusal>;

/**
 * Writes an ADF 1.0 document as US-ASCII XML that is valid against the DTD (docs/product/adf.md).
 *
 * Required elements without a value read "Not provided". Lines end with a line feed. Refuses what no value of ADF can
 * be: NaN, negative amounts, impossible dates, characters that XML forbids. Never throws.
 *
 * @example buildAdf({ prospects: [] }) // { ok: false, errors: [{ path: ["prospects"], code: "prospect.missing" }] }
 */
export function buildAdf(document: AdfDocument): AdfBuild {
  const refusals: AdfRefusal[] = [];
  refuseDocument(document, (code, path) => refusals.push({ path, code }));
  return resultOf(refusals, () => writeXml(document));
}

function writeXml({ prospects }: AdfDocument): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?adf version="1.0"?>',
    ...parent("adf", {}, [writeEach(prospects, prospect)]),
  ];
  return `${lines.join("\n")}\n`;
}

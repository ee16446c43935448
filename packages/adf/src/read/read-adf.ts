import { fail, succeed } from "@forecourt/result";
import type { AdfCustomer, AdfProspect, AdfProvider, AdfVendor } from "../adf-document.ts";
import type { AdfPart } from "./adf-part.ts";
import type { AdfReading } from "./adf-reading.ts";
import { readContact, readDirectContact, readEmail, readName, readPhone } from "./read-contact.ts";
import { readPart } from "./read-part.ts";
import { readId, readVehicle } from "./read-vehicle.ts";
import { xmlTree } from "./xml-tree.ts";

/** Senders write comments as `comments` or `comment`. */
const readComments = (part: AdfPart) => part.text("comments", "comment");

/** ADF has comments in the customer only. */
function readMisplacedComments(part: AdfPart): string | undefined {
  const comments = readComments(part);
  part.misplaced("comments", "comment");
  return comments;
}

/** Joins the comments of contact, customer and prospect: senders use any of the three. */
function readCustomer(part: AdfPart, prospectComments: string | undefined): AdfCustomer {
  const wrapped = part.first("contact", (inner) => ({
    contact: readContact(inner),
    comments: readMisplacedComments(inner),
  }));
  const all = [wrapped?.comments, readComments(part), prospectComments].filter((text) => text !== undefined);
  return {
    contact: wrapped?.contact ?? readDirectContact(part),
    ids: part.all("id", readId),
    timeframe: part.first("timeframe", (timeframe) => ({
      description: timeframe.text("description"),
      earliestDate: timeframe.text("earliestdate"),
      latestDate: timeframe.text("latestdate"),
    })),
    comments: all.length === 0 ? undefined : all.join("\n"),
  };
}

function readVendor(part: AdfPart): AdfVendor {
  return {
    ids: part.all("id", readId),
    name: part.text("vendorname") ?? "",
    url: part.text("url"),
    contact: part.first("contact", readContact) ?? readDirectContact(part),
  };
}

function readProvider(part: AdfPart): AdfProvider {
  return {
    ids: part.all("id", readId),
    name: part.first("name", readName) ?? { value: "" },
    service: part.text("service"),
    url: part.text("url"),
    email: part.first("email", readEmail),
    phone: part.first("phone", readPhone),
    contact: part.first("contact", readContact),
  };
}

/** Vendor and provider beside the prospects: they belong to each prospect without its own. */
type Shared = { vendor: AdfVendor | undefined; provider: AdfProvider | undefined };

function readShared(part: AdfPart): Shared {
  part.misplaced("vendor", "provider");
  return { vendor: part.first("vendor", readVendor), provider: part.first("provider", readProvider) };
}

function readProspect(part: AdfPart, shared: Shared): AdfProspect {
  const comments = readMisplacedComments(part);
  return {
    status: part.listed("status", "prospectStatus"),
    ids: part.all("id", readId),
    requestDate: part.text("requestdate") ?? "",
    vehicles: part.all("vehicle", readVehicle) ?? [],
    customer: part.first("customer", (customer) => readCustomer(customer, comments)) ?? {
      contact: { names: [] },
      comments,
    },
    vendor: part.first("vendor", readVendor) ?? shared.vendor ?? { name: "", contact: { names: [] } },
    provider: part.first("provider", readProvider) ?? shared.provider,
  };
}

function readProspects(part: AdfPart): AdfProspect[] | undefined {
  const shared = readShared(part);
  return part.all("prospect", (prospect) => readProspect(prospect, shared));
}

/**
 * Reads an ADF file tolerantly: namespace prefixes, spelling variants, any order, missing and misplaced elements, CDATA,
 * HTML entities, common XML errors (docs/product/adf.md, "Reading"). Never throws, loads nothing.
 *
 * Each deviation from ADF becomes a note; missing required parts are blank. Use `checkAdf` to find what a CRM would
 * reject.
 *
 * @example readAdf("<adf/>") // { ok: false, errors: [{ path: [], code: "prospect.missing" }] }
 */
export function readAdf(xml: string): AdfReading {
  const tree = xmlTree(xml);
  if (!tree.ok) return tree;
  const { root, instructions, notes } = tree.value;
  if (!instructions.has("adf")) notes.push({ code: "adf.undeclared", path: "/", value: "" });
  const has = (name: string) =>
    root.content.some((child) => typeof child !== "string" && child.name === name);
  if (!has("adf")) {
    if (!has("prospect")) return fail("adf.missing");
    notes.push({ code: "adf.omitted", path: "/", value: "" });
  }
  const prospects = readPart(root, "", notes, (file) =>
    has("adf") ? file.first("adf", readProspects) : readProspects(file),
  );
  if (prospects === undefined) return fail("prospect.missing");
  return succeed({ document: { prospects }, notes });
}

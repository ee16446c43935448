import type { AdfCustomer, AdfProspect, AdfProvider, AdfVendor } from "../adf-document.ts";
import { type AdfPart, readPart } from "./adf-part.ts";
import type { AdfNote, AdfReading } from "./adf-reading.ts";
import { readContact, readEmail, readName, readPhone } from "./read-contact.ts";
import { readId, readVehicle } from "./read-vehicle.ts";
import { xmlTree } from "./xml-tree.ts";

/** Joins the comments of contact, customer and prospect: senders use any of the three. */
function readCustomer(part: AdfPart, prospectComments: string | undefined): AdfCustomer {
  const own = (inner: AdfPart) => ({ contact: readContact(inner), comments: inner.text("comments") });
  // Some senders omit the contact element and put the name directly into the customer.
  const wrapped = part.first("contact", own);
  const { contact, comments } = wrapped ?? own(part);
  const all = [comments, wrapped && part.text("comments"), prospectComments].filter(
    (text) => text !== undefined,
  );
  return {
    contact,
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
    contact: part.first("contact", readContact) ?? readContact(part),
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

function readProspect(part: AdfPart): AdfProspect {
  const comments = part.text("comments");
  return {
    status: part.listed("status", "prospectStatus"),
    ids: part.all("id", readId),
    requestDate: part.text("requestdate") ?? "",
    vehicles: part.all("vehicle", readVehicle) ?? [],
    customer: part.first("customer", (customer) => readCustomer(customer, comments)) ?? {
      contact: { names: [] },
      comments,
    },
    vendor: part.first("vendor", readVendor) ?? { name: "", contact: { names: [] } },
    provider: part.first("provider", readProvider),
  };
}

/**
 * Reads an ADF file tolerantly: spelling variants, any order, missing elements, CDATA, common XML errors
 * (docs/product/adf.md, "Reading"). Never throws.
 *
 * Each deviation from ADF becomes a note; missing required parts are blank. Use `checkAdf` to find what a CRM would
 * reject.
 *
 * @example readAdf("<adf/>") // { ok: false, error: { code: "prospect.missing" } }
 */
export function readAdf(xml: string): AdfReading {
  const tree = xmlTree(xml);
  if (!tree.ok) return tree;
  const notes: AdfNote[] = tree.errors.map(({ at, message }) => ({
    code: "xml.malformed",
    path: at,
    value: message,
  }));
  if (!tree.instructions.has("adf")) notes.push({ code: "adf.undeclared", path: "/", value: "" });
  const adf = readPart(tree.root, "", notes, (file) =>
    file.first("adf", (part) => ({ prospects: part.all("prospect", readProspect) })),
  );
  if (adf === undefined) return { ok: false, error: { code: "adf.missing" } };
  const { prospects } = adf;
  if (prospects === undefined) return { ok: false, error: { code: "prospect.missing" } };
  return { ok: true, document: { prospects }, notes };
}

import type { AdfAddress, AdfContact, AdfEmail, AdfName, AdfPhone } from "../adf-document.ts";
import type { AdfPart } from "./adf-part.ts";

export function readName(part: AdfPart): AdfName | undefined {
  const name = {
    value: part.own() ?? "",
    part: part.listed("part", "namePart"),
    type: part.listed("type", "nameType"),
  };
  return name.value === "" ? undefined : name;
}

export function readEmail(part: AdfPart): AdfEmail | undefined {
  const email = { value: part.own() ?? "", preferredContact: part.flag("preferredcontact") };
  return email.value === "" ? undefined : email;
}

export function readPhone(part: AdfPart): AdfPhone | undefined {
  const phone = {
    value: part.own() ?? "",
    type: part.listed("type", "phoneType"),
    time: part.listed("time", "phoneTime"),
    preferredContact: part.flag("preferredcontact"),
  };
  return phone.value === "" ? undefined : phone;
}

/** Sorts the lines by their numbers; some senders write them in another order. */
function readStreets(part: AdfPart): string[] {
  const lines = part.all("street", (street) => ({ line: street.numeric("line"), text: street.own() })) ?? [];
  return lines.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)).flatMap(({ text }) => text ?? []);
}

function readAddress(part: AdfPart): AdfAddress | undefined {
  const type = part.listed("type", "addressType");
  const streets = readStreets(part);
  const rest = {
    apartment: part.text("apartment"),
    city: part.text("city"),
    regionCode: part.text("regioncode", "region", "state"),
    postalCode: part.text("postalcode", "zip", "zipcode"),
    country: part.text("country"),
  };
  const isBlank = streets.length === 0 && Object.values(rest).every((value) => value === undefined);
  return isBlank ? undefined : { type, streets, ...rest };
}

export function readContact(part: AdfPart): AdfContact {
  return {
    primaryContact: part.flag("primarycontact"),
    names: part.all("name", readName) ?? [],
    email: part.first("email", readEmail),
    phones: part.all("phone", readPhone),
    address: part.first("address", readAddress),
  };
}

/** Reads the contact of an element in which some senders write the contact's parts directly. */
export function readDirectContact(part: AdfPart): AdfContact {
  part.misplaced("name", "email", "phone", "address");
  return readContact(part);
}

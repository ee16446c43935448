import type { AdfContact, AdfEmail, AdfName, AdfPhone } from "./adf-document.ts";
import { listed, text, writeEach } from "./write-parts.ts";
import { type Lines, optional, parent } from "./xml-element.ts";

/** The DTD's yes is 1; no is the default and is omitted. */
const flag = (value: boolean | undefined): "1" | undefined => (value ? "1" : undefined);

export const writeName = (value: AdfName | undefined): Lines =>
  text("name", value?.value, {
    part: listed("namePart", value?.part),
    type: listed("nameType", value?.type),
  });

export const writeEmail = (value: AdfEmail | undefined): Lines =>
  optional("email", value?.value, { preferredcontact: flag(value?.preferredContact) });

export const writePhone = (value: AdfPhone | undefined): Lines =>
  optional("phone", value?.value, {
    type: listed("phoneType", value?.type),
    time: listed("phoneTime", value?.time),
    preferredcontact: flag(value?.preferredContact),
  });

const address = (value: AdfContact["address"]): Lines => {
  const streets = (value?.streets ?? []).filter((street) => optional("street", street).length > 0);
  const parts = [
    optional("apartment", value?.apartment),
    optional("city", value?.city),
    optional("regioncode", value?.regionCode),
    optional("postalcode", value?.postalCode),
    optional("country", value?.country),
  ].flat();
  if (streets.length === 0 && parts.length === 0) return [];
  const lines = streets.length === 0 ? [""] : streets;
  return parent("address", { type: listed("addressType", value?.type) }, [
    lines.flatMap((street, index) => text("street", street, { line: index + 1 })),
    parts,
  ]);
};

export const writeContact = (value: AdfContact): Lines => {
  const names = writeEach(value.names, writeName);
  const reach = [...writeEmail(value.email), ...writeEach(value.phones, writePhone)];
  return parent("contact", { primarycontact: flag(value.primaryContact) }, [
    names.length === 0 ? writeName(undefined) : names,
    reach.length === 0 ? text("phone", "") : reach,
    address(value.address),
  ]);
};

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeForGoogle } from "./normalize-for-google.ts";
import { normalizeForMeta } from "./normalize-for-meta.ts";

/** Examples of "Format user data", and tests of Google's library data-manager (UserDataFormatter). */
describe("equals Google's published examples", () => {
  test.each([
    ["QuinnY@example.com", "quinny@example.com"],
    ["QuinnY@EXAMPLE.com", "quinny@example.com"],
    ["user.name+NYC@Example.com", "user.name+nyc@example.com"],
    ["jefferson.Loves.hiking@gmail.com", "jeffersonloveshiking@gmail.com"],
    ["j.e.f..ferson.Loves.hiking@gmail.com", "jeffersonloveshiking@gmail.com"],
    ["jefferson.Loves.hiking@googlemail.com", "jeffersonloveshiking@googlemail.com"],
    ["Cloudy.SanFrancisco+shopping@gmail.com", "cloudysanfrancisco@gmail.com"],
    ["Cloudy.SanFrancisco+shopping@googlemail.com", "cloudysanfrancisco@googlemail.com"],
    ["  ALEXZ@example.com   ", "alexz@example.com"],
    ["@example.com", ""],
    ["quinn", ""],
  ])("email %j is %j", (email, expected) => {
    expect(normalizeForGoogle({ email }).email).toBe(expected);
  });

  test.each([
    ["1 800 555 0100", "+18005550100"],
    ["18005550100", "+18005550100"],
    ["+1 800-555-0100", "+18005550100"],
    ["(800)555-0100", "+18005550100"],
    ["+abc-DEF", ""],
    ["++++", ""],
  ])("phone %j is %j", (phone, expected) => {
    expect(normalizeForGoogle({ phone }).phone).toBe(expected);
  });

  test.each([
    [" Alex   ", "alex"],
    [" Mr. Alex   ", "alex"],
    [" Mrs. Alex   ", "alex"],
    [" Dr. Alex   ", "alex"],
    [" Alex Dr.", "alex dr."],
    [" Mralex   ", "mralex"],
    [" Mr. ", ""],
    [" ", ""],
  ])("first name %j is %j", (firstName, expected) => {
    expect(normalizeForGoogle({ firstName }).firstName).toBe(expected);
  });

  test.each([
    [" Quinn   ", "quinn"],
    ["Quinn-Alex", "quinn-alex"],
    [" Quinn, Jr.   ", "quinn"],
    [" Quinn,Jr.   ", "quinn"],
    [" Quinn Sr.  ", "quinn"],
    ["quinn, jr. dds", "quinn"],
    ["quinn, jr., dds", "quinn"],
    ["Boardds", "boardds"],
    ["lacparm", "lacparm"],
    [", Jr. ", ""],
    [",Jr.,DDS ", ""],
  ])("last name %j is %j", (lastName, expected) => {
    expect(normalizeForGoogle({ lastName }).lastName).toBe(expected);
  });

  test.each([
    ["94045", "94045"],
    [" 94045  ", "94045"],
  ])("ZIP code %j is %j", (zipCode, expected) => {
    expect(normalizeForGoogle({ zipCode }).postalCode).toBe(expected);
  });
});

test.each([
  ["Ms. Ana", "ana"],
  ["Ana  María", "ana maría"],
  ["Jose\u0301", "jos\u00e9"],
  ["Dr Who", "dr who"],
])("a first name %j keeps its words: %j", (firstName, expected) => {
  expect(normalizeForGoogle({ firstName }).firstName).toBe(expected);
});

test.each([
  ["O'Brien", "o'brien"],
  ["de la Cruz III", "de la cruz"],
  ["Quinn VI", "quinn"],
  ["Quinn V", "quinn"],
  ["Quinn IV", "quinn"],
  ["Quinn II", "quinn"],
  ["Quinn 2nd", "quinn"],
  ["Quinn PhD", "quinn"],
  ["Quinn I", "quinn i"],
  ["Quinn Jr. Smith", "quinn jr. smith"],
  ["Vi", "vi"],
])("a last name %j is %j", (lastName, expected) => {
  expect(normalizeForGoogle({ lastName }).lastName).toBe(expected);
});

test("an address is in lower case, its state a code, its ZIP code whole", () => {
  const user = { streetAddress: " 1  Elm St. ", city: "St.  Louis", state: "Missouri", zipCode: "631011234" };
  expect(normalizeForGoogle(user)).toMatchObject({
    street: "1 elm st.",
    city: "st. louis",
    region: "mo",
    postalCode: "63101-1234",
  });
  expect(normalizeForGoogle({ state: "Ontario", zipCode: "K1A 0A6" })).toMatchObject({
    region: "",
    postalCode: "",
  });
});

test("nothing but dots or a suffix is no Gmail address", () => {
  expect(normalizeForGoogle({ email: "...@gmail.com" }).email).toBe("");
  expect(normalizeForGoogle({ email: "+cars@gmail.com" }).email).toBe("");
  expect(normalizeForGoogle({ email: "+cars@example.com" }).email).toBe("+cars@example.com");
});

test("differs from Meta's where their rules differ", () => {
  const user = {
    email: "Ana.Ruiz+cars@gmail.com",
    phone: "417-555-0123",
    firstName: "Ana María",
    lastName: "O'Brien",
    city: "St. Louis",
    zipCode: "63101-1234",
  };
  expect(normalizeForMeta(user)).toMatchObject({
    em: "ana.ruiz+cars@gmail.com",
    ph: "14175550123",
    fn: "anamaría",
    ln: "obrien",
    ct: "stlouis",
    zp: "63101",
  });
  expect(normalizeForGoogle(user)).toMatchObject({
    email: "anaruiz@gmail.com",
    phone: "+14175550123",
    firstName: "ana maría",
    lastName: "o'brien",
    city: "st. louis",
    postalCode: "63101-1234",
  });
});

test("normalising an email or a street twice changes nothing", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(..."aÉI\u0307\u0130ẞΣ+. @") }).map((name) => `${name}@gmail.com`),
  );
  fc.assert(
    fc.property(text, (written) => {
      const { email, street } = normalizeForGoogle({ email: written, streetAddress: written });
      expect(normalizeForGoogle({ email, streetAddress: street })).toMatchObject({ email, street });
    }),
  );
});

import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hashForGoogle } from "./hash-for-google.ts";
import { hashForMeta } from "./hash-for-meta.ts";

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");
const ana = {
  email: " Ana.Ruiz@Gmail.COM ",
  phone: "(417) 555-0123",
  firstName: "Ana",
  lastName: "O'Brien",
  streetAddress: "1 Elm St.",
  city: "St. Louis",
  state: "Missouri",
  zipCode: "63101-1234",
  external_id: " visitor-1 ",
};

afterEach(() => vi.unstubAllGlobals());

describe("for Meta", () => {
  test("has the hashes of the values that Meta normalises", async () => {
    expect(await hashForMeta(ana)).toEqual({
      country: "us",
      external_id: "visitor-1",
      em: sha256("ana.ruiz@gmail.com"),
      ph: sha256("14175550123"),
      fn: sha256("ana"),
      ln: sha256("obrien"),
      ct: sha256("stlouis"),
      st: sha256("mo"),
      zp: sha256("63101"),
    });
  });

  // https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
  test.each([
    [
      "em",
      { email: "John_Smith@gmail.com" },
      "62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f",
    ],
    ["ph", { phone: "(650)555-1212" }, "e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176"],
    ["fn", { firstName: "Mary" }, "6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec"],
    ["fn", { firstName: "정" }, "8fa8cd9c440be61d0151429310034083132b35975c4bea67fdd74158eb51db14"],
    ["fn", { firstName: "Valéry" }, "08e1996b5dd49e62a4b4c010d44e4345592a863bb9f8e3976219bac29417149c"],
  ] as const)("equals Meta's published hash of %s %j", async (key, user, hash) => {
    expect((await hashForMeta(user))[key]).toBe(hash);
  });
});

describe("for Google", () => {
  test("has hashes of the person and street, and the place in plain text", async () => {
    expect(await hashForGoogle(ana)).toEqual({
      sha256_email_address: sha256("anaruiz@gmail.com"),
      sha256_phone_number: sha256("+14175550123"),
      address: {
        sha256_first_name: sha256("ana"),
        sha256_last_name: sha256("o'brien"),
        sha256_street: sha256("1 elm st."),
        city: "st. louis",
        region: "mo",
        postal_code: "63101-1234",
        country: "US",
      },
    });
  });

  // https://github.com/googleads/data-manager-node, util/test/formatter.test.ts
  test.each([
    ["alexz@example.com", "509e933019bb285a134a9334b8bb679dff79d0ce023d529af4bd744d47b4fd8a"],
    ["  ALEXZ@example.com   ", "509e933019bb285a134a9334b8bb679dff79d0ce023d529af4bd744d47b4fd8a"],
    ["  alexz@EXAMPLE.com   ", "509e933019bb285a134a9334b8bb679dff79d0ce023d529af4bd744d47b4fd8a"],
  ])("equals Google's published hash of the email %j", async (email, hash) => {
    expect((await hashForGoogle({ email })).sha256_email_address).toBe(hash);
  });

  test.each(["+1 800 555 0100", "18005550100", "(800)555-0100"])(
    "equals Google's published hash of the phone %j",
    async (phone) => {
      expect((await hashForGoogle({ phone })).sha256_phone_number).toBe(
        "fb4f73a6ec5fdb7077d564cdd22c3554b43ce49168550c3b12c547b78c517b30",
      );
    },
  );
});

describe("for both", () => {
  test("blank fields, the placeholder phone and foreign numbers are omitted", async () => {
    for (const phone of ["", " ", "+19999999999", "555-0123", "0123456789", "+44 20 7946 0958"]) {
      const user = { phone, email: " ", firstName: "", city: "\u200b", zipCode: "", external_id: "" };
      expect(await hashForMeta(user)).toEqual({ country: "us" });
      expect(await hashForGoogle(user)).toEqual({ address: { country: "US" } });
    }
    expect(await hashForMeta({ external_id: null })).toEqual({ country: "us" });
  });

  test("unknown fields of the object are omitted", async () => {
    const profile = { firstName: "", dateOfBirth: "1990-01-01", phoneVerified: true, country: "de" };
    expect(await hashForMeta(profile)).toEqual({ country: "us" });
    expect(await hashForGoogle(profile)).toEqual({ address: { country: "US" } });
  });

  test("nothing is sent in plain text without WebCrypto", async () => {
    for (const crypto of [undefined, {}]) {
      vi.stubGlobal("crypto", crypto);
      expect(await hashForMeta(ana)).toEqual({ country: "us", external_id: "visitor-1" });
      expect(await hashForGoogle(ana)).toEqual({ address: { country: "US" } });
    }
  });
});

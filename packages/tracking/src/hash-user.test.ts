import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hashUser, normalizeField } from "./hash-user.ts";

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

afterEach(() => vi.unstubAllGlobals());

describe("hashes", () => {
  test("are calculated from the normalised values", async () => {
    const user = {
      email: " Ana.Ruiz@Example.COM ",
      phone: "(417) 555-0123",
      firstName: "Ana",
      lastName: "RUIZ",
      streetAddress: "1 Elm St.",
      city: "Springfield",
      state: "MO",
      zipCode: "65801",
      external_id: " visitor-1 ",
    };
    expect(await hashUser(user)).toEqual({
      country: "us",
      external_id: "visitor-1",
      email: sha256("ana.ruiz@example.com"),
      phone: sha256("14175550123"),
      firstName: sha256("ana"),
      lastName: sha256("ruiz"),
      streetAddress: sha256("1 elm st."),
      city: sha256("springfield"),
      state: sha256("mo"),
      zipCode: sha256("65801"),
    });
  });

  test("are SHA-256 in lower-case hexadecimal", async () => {
    expect(await hashUser({ email: "abc" })).toEqual({
      country: "us",
      email: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    });
  });

  // https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
  test.each([
    ["email", " John_Smith@gmail.com ", "62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f"],
    ["phone", "(650)555-1212", "e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176"],
    ["firstName", "Mary", "6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec"],
    ["firstName", "정", "8fa8cd9c440be61d0151429310034083132b35975c4bea67fdd74158eb51db14"],
    ["firstName", "Valéry", "08e1996b5dd49e62a4b4c010d44e4345592a863bb9f8e3976219bac29417149c"],
  ] as const)("equal Meta's published example: %s %s", async (field, typed, hash) => {
    expect((await hashUser({ [field]: typed }))[field]).toBe(hash);
  });

  test("omit blank fields, the placeholder phone and foreign numbers", async () => {
    for (const phone of ["", " ", "+19999999999", "555-0123", "+44 20 7946 0958"]) {
      expect(await hashUser({ phone, email: " ", city: "\u200b", external_id: "" })).toEqual({
        country: "us",
      });
    }
    expect(await hashUser({ external_id: null })).toEqual({ country: "us" });
  });

  test("omit unknown fields of the object", async () => {
    const profile = { firstName: "", dateOfBirth: "1990-01-01", phoneVerified: true, country: "de" };
    expect(await hashUser(profile)).toEqual({ country: "us" });
  });

  test("are omitted without WebCrypto, rather than sent in plain text", async () => {
    for (const crypto of [undefined, {}]) {
      vi.stubGlobal("crypto", crypto);
      expect(await hashUser({ email: "ana@example.com", external_id: "visitor-1" })).toEqual({
        country: "us",
        external_id: "visitor-1",
      });
    }
  });
});

describe("different notations", () => {
  const digits = fc
    .tuple(
      fc.integer({ min: 200, max: 998 }),
      fc.integer({ min: 200, max: 999 }),
      fc.integer({ min: 0, max: 9999 }),
    )
    .map(([area, office, line]) => [`${area}`, `${office}`, `${line}`.padStart(4, "0")] as const);
  const notation = fc.constantFrom(
    (a: string, b: string, c: string) => `${a}${b}${c}`,
    (a: string, b: string, c: string) => `+1${a}${b}${c}`,
    (a: string, b: string, c: string) => `1-${a}-${b}-${c}`,
    (a: string, b: string, c: string) => `(${a}) ${b}-${c}`,
    (a: string, b: string, c: string) => `+1 (${a}) ${b}-${c}`,
    (a: string, b: string, c: string) => `  ${a}.${b}.${c} `,
  );

  test("of a phone give one hash", async () => {
    await fc.assert(
      fc.asyncProperty(digits, notation, async (parts, write) => {
        const { phone } = await hashUser({ phone: write(...parts) });
        expect(phone).toBe(sha256(`1${parts.join("")}`));
      }),
    );
  });

  test("of an email give one hash, another email another hash", async () => {
    const letters = fc.array(fc.constantFrom(..."abcxyz09._%+-"), { minLength: 1, maxLength: 12 });
    const email = letters.map((local) => `${local.join("")}@example.com`);
    const space = fc.constantFrom("", " ", "\t", "\n", "\u00a0");
    const cases = fc.array(fc.boolean(), { minLength: 24, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(email, email, space, space, cases, async (one, other, before, after, upper) => {
        const typed = Array.from(one, (letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join("");
        const hash = (await hashUser({ email: before + typed + after })).email;
        expect(hash).toBe(sha256(one));
        expect((await hashUser({ email: other })).email === hash).toBe(one === other);
      }),
    );
  });

  test("of a name give one hash, in composed or decomposed Unicode", async () => {
    const composed = await hashUser({ firstName: "JOS\u00c9" });
    expect(await hashUser({ firstName: "Jose\u0301" })).toEqual(composed);
    expect(composed.firstName).toBe(sha256("jos\u00e9"));
  });
});

test("any text can be hashed, and normalising is idempotent", async () => {
  const hostile = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.constantFrom(
          "\u0000",
          "\ud800",
          "\u202e",
          "I\u0307",
          "\u0130",
          "ẞ",
          "Σ",
          "<script>",
          "'",
          "\r\n",
          "1",
        ),
      )
      .map((pieces) => pieces.join("")),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const once = normalizeField("city", text);
      expect(normalizeField("city", once)).toBe(once);
      const { city } = await hashUser({ city: text });
      if (once === "") expect(city).toBeUndefined();
      else expect(city).toBe(sha256(once));
    }),
  );
});

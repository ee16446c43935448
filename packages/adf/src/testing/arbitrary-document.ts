import fc from "fast-check";
import { ADF_VALUES, type AdfDocument } from "../adf-document.ts";
import { xmlText } from "../xml-text.ts";
import { NAUGHTY_STRINGS } from "./naughty-strings.ts";

/** Code points of all planes; fast-check's own `binary` unit takes seconds to prepare. */
export const anyCodePoints = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({ min: 0, max: 0x10_ffff }), { maxLength })
    .map((points) => String.fromCodePoint(...points));

/** Any string, including lone surrogates and the naughty strings. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  anyCodePoints(40),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(...NAUGHTY_STRINGS),
);

/** Digits, or text that the builder does not refuse in a number. */
const numberText = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat().map(String),
    text.filter((any) => !/NaN|Infinity|\de[+-]|^\s*-\d/.test(any)),
  );

const date = fc
  .date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((time) => time.toISOString());

/**
 * Documents with any combination of parts. `tidy` documents survive a round trip: nothing in them is omitted when
 * written. Others may have empty lists and attribute values that
 * the DTD does not list. The builder refuses none, provided that it does not refuse the text.
 */
export function documentOf(
  text: fc.Arbitrary<string>,
  { tidy }: { tidy: boolean },
): fc.Arbitrary<AdfDocument> {
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
  const needed = tidy ? <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => value : maybe;
  const some = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: tidy ? 1 : 0, maxLength: 2 });
  const flag = tidy ? fc.constant(true) : fc.boolean();
  const listed = <K extends keyof typeof ADF_VALUES>(
    kind: K,
  ): fc.Arbitrary<(typeof ADF_VALUES)[K][number] | undefined> =>
    maybe(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...ADF_VALUES[kind]) },
        { weight: tidy ? 0 : 1, arbitrary: text as fc.Arbitrary<(typeof ADF_VALUES)[K][number]> },
      ),
    );

  const number = tidy ? numberText(text) : fc.oneof(fc.nat(), numberText(text));
  const ids = maybe(some(fc.record({ value: text, sequence: maybe(fc.nat()), source: maybe(text) })));
  const name = fc.record({ value: text, part: listed("namePart"), type: listed("nameType") });
  const email = fc.record({ value: text, preferredContact: maybe(flag) });
  const phone = fc.record({
    value: text,
    type: listed("phoneType"),
    time: listed("phoneTime"),
    preferredContact: maybe(flag),
  });
  const contact = fc.record({
    primaryContact: maybe(flag),
    names: some(name),
    email: needed(email),
    phones: maybe(some(phone)),
    address: maybe(
      fc.record({
        type: listed("addressType"),
        streets: some(text),
        apartment: maybe(text),
        city: maybe(text),
        regionCode: maybe(text),
        postalCode: maybe(text),
        country: maybe(text),
      }),
    ),
  });
  const price = maybe(
    fc.record({
      value: number,
      type: listed("priceType"),
      currency: maybe(text),
      delta: listed("priceDelta"),
      relativeTo: listed("priceRelativeTo"),
      source: maybe(text),
    }),
  );
  const vehicle = fc.record({
    interest: listed("interest"),
    status: listed("vehicleStatus"),
    ids,
    year: number,
    make: text,
    model: text,
    vin: maybe(text),
    stock: maybe(text),
    trim: maybe(text),
    doors: maybe(number),
    bodyStyle: maybe(text),
    transmission: maybe(text),
    odometer: maybe(
      fc.record({ value: number, status: listed("odometerStatus"), units: listed("odometerUnits") }),
    ),
    condition: maybe(text),
    colorCombinations: maybe(
      some(
        fc.record({
          interiorColor: maybe(text),
          exteriorColor: needed(text),
          preference: needed(fc.nat()),
        }),
      ),
    ),
    imageTag: maybe(
      fc.record({
        url: text,
        width: maybe(fc.nat()),
        height: maybe(fc.nat()),
        altText: maybe(text),
      }),
    ),
    price,
    priceComments: maybe(text),
    options: maybe(
      some(
        fc.record({
          name: text,
          manufacturerCode: maybe(text),
          stock: maybe(text),
          weighting: fc.integer({ min: -100, max: 100 }),
          price,
        }),
      ),
    ),
    finance: maybe(
      fc.record({
        method: text,
        amounts: some(
          fc.record({
            value: number,
            type: listed("amountType"),
            limit: listed("amountLimit"),
            currency: maybe(text),
          }),
        ),
        balance: maybe(fc.record({ value: number, type: listed("balanceType"), currency: maybe(text) })),
      }),
    ),
    comments: maybe(text),
  });

  return fc.record({
    prospects: fc.array(
      fc.record({
        status: listed("prospectStatus"),
        ids,
        requestDate: date,
        vehicles: some(vehicle),
        customer: fc.record({
          contact,
          ids,
          timeframe: maybe(
            fc.record({
              description: needed(text),
              earliestDate: maybe(date),
              latestDate: maybe(date),
            }),
          ),
          comments: maybe(text),
        }),
        vendor: fc.record({ ids, name: text, url: maybe(text), contact }),
        provider: maybe(
          fc.record({
            ids,
            name,
            service: maybe(text),
            url: maybe(text),
            email: maybe(email),
            phone: maybe(phone),
            contact: maybe(contact),
          }),
        ),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  });
}

/** Any text without characters that XML forbids. */
export const anyXmlText: fc.Arbitrary<string> = anyText.map(xmlText);

/** Any document that the builder must not refuse, filled with any text. */
export const anyDocument: fc.Arbitrary<AdfDocument> = documentOf(anyXmlText, { tidy: false });

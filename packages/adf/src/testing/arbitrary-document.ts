import fc from "fast-check";
import { ADF_VALUES, type AdfDocument } from "../adf-document.ts";
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

/**
 * Documents with any combination of parts. `tidy` documents survive a round trip: nothing in them is omitted when
 * written. Others may have empty lists and attribute values that the DTD does not list.
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

  const number = tidy ? text : fc.oneof(fc.integer(), text);
  const ids = maybe(some(fc.record({ value: text, sequence: maybe(fc.integer()), source: maybe(text) })));
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
          preference: needed(fc.integer()),
        }),
      ),
    ),
    imageTag: maybe(
      fc.record({
        url: text,
        width: maybe(fc.integer()),
        height: maybe(fc.integer()),
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
        requestDate: text,
        vehicles: some(vehicle),
        customer: fc.record({
          contact,
          ids,
          timeframe: maybe(
            fc.record({
              description: needed(text),
              earliestDate: maybe(text),
              latestDate: maybe(text),
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

/** Any document the types allow, filled with any text. */
export const anyDocument: fc.Arbitrary<AdfDocument> = documentOf(anyText, { tidy: false });

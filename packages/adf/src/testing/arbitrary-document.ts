import fc from "fast-check";
import { ADF_VALUES, type AdfDocument } from "../adf-document.ts";
import { NAUGHTY_STRINGS } from "./naughty-strings.ts";

/** Any string: every code unit, surrogates without a partner included, and the naughty ones. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(...NAUGHTY_STRINGS),
);

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const some = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 3 });

/** Values the DTD lists, and now and then one it does not: a caller without types can pass anything. */
const listed = <K extends keyof typeof ADF_VALUES>(
  kind: K,
): fc.Arbitrary<(typeof ADF_VALUES)[K][number] | undefined> =>
  maybe(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...ADF_VALUES[kind]) },
      { weight: 1, arbitrary: anyText as fc.Arbitrary<(typeof ADF_VALUES)[K][number]> },
    ),
  );

const number = fc.oneof(fc.integer(), anyText);
const ids = maybe(some(fc.record({ value: anyText, sequence: maybe(fc.integer()), source: maybe(anyText) })));
const name = fc.record({ value: anyText, part: listed("namePart"), type: listed("nameType") });
const email = fc.record({ value: anyText, preferredContact: maybe(fc.boolean()) });
const phone = fc.record({
  value: anyText,
  type: listed("phoneType"),
  time: listed("phoneTime"),
  preferredContact: maybe(fc.boolean()),
});
const contact = fc.record({
  primaryContact: maybe(fc.boolean()),
  names: some(name),
  email: maybe(email),
  phones: maybe(some(phone)),
  address: maybe(
    fc.record({
      type: listed("addressType"),
      streets: some(anyText),
      apartment: maybe(anyText),
      city: maybe(anyText),
      regionCode: maybe(anyText),
      postalCode: maybe(anyText),
      country: maybe(anyText),
    }),
  ),
});
const price = maybe(
  fc.record({
    value: number,
    type: listed("priceType"),
    currency: maybe(anyText),
    delta: listed("priceDelta"),
    relativeTo: listed("priceRelativeTo"),
    source: maybe(anyText),
  }),
);
const vehicle = fc.record({
  interest: listed("interest"),
  status: listed("vehicleStatus"),
  ids,
  year: number,
  make: anyText,
  model: anyText,
  vin: maybe(anyText),
  stock: maybe(anyText),
  trim: maybe(anyText),
  doors: maybe(number),
  bodyStyle: maybe(anyText),
  transmission: maybe(anyText),
  odometer: maybe(
    fc.record({ value: number, status: listed("odometerStatus"), units: listed("odometerUnits") }),
  ),
  condition: maybe(anyText),
  colorCombinations: maybe(
    some(
      fc.record({
        interiorColor: maybe(anyText),
        exteriorColor: maybe(anyText),
        preference: maybe(fc.integer()),
      }),
    ),
  ),
  imageTag: maybe(
    fc.record({
      url: anyText,
      width: maybe(fc.integer()),
      height: maybe(fc.integer()),
      altText: maybe(anyText),
    }),
  ),
  price,
  priceComments: maybe(anyText),
  options: maybe(
    some(
      fc.record({
        name: anyText,
        manufacturerCode: maybe(anyText),
        stock: maybe(anyText),
        weighting: fc.integer({ min: -100, max: 100 }),
        price,
      }),
    ),
  ),
  finance: maybe(
    fc.record({
      method: anyText,
      amounts: some(
        fc.record({
          value: number,
          type: listed("amountType"),
          limit: listed("amountLimit"),
          currency: maybe(anyText),
        }),
      ),
      balance: maybe(fc.record({ value: number, type: listed("balanceType"), currency: maybe(anyText) })),
    }),
  ),
  comments: maybe(anyText),
});

/** Any document the types allow, filled with any text. */
export const anyDocument: fc.Arbitrary<AdfDocument> = fc.record({
  prospects: fc.array(
    fc.record({
      status: listed("prospectStatus"),
      ids,
      requestDate: anyText,
      vehicles: some(vehicle),
      customer: fc.record({
        contact,
        ids,
        timeframe: maybe(
          fc.record({
            description: maybe(anyText),
            earliestDate: maybe(anyText),
            latestDate: maybe(anyText),
          }),
        ),
        comments: maybe(anyText),
      }),
      vendor: fc.record({ ids, name: anyText, url: maybe(anyText), contact }),
      provider: maybe(
        fc.record({
          ids,
          name,
          service: maybe(anyText),
          url: maybe(anyText),
          email: maybe(email),
          phone: maybe(phone),
          contact: maybe(contact),
        }),
      ),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});

import fc from "fast-check";
import { type Filters, type InventoryQuery, RANGE_GROUPS, SORTS, VALUE_GROUPS } from "../filters.ts";
import { BODY_STYLES, COLOR_FAMILIES, CONDITIONS, DRIVETRAINS, FUEL_TYPES } from "../vehicle.ts";
import { createVocabulary, type Vocabulary } from "../vocabulary.ts";

/** A vocabulary with ambiguous names: shared, or like prices, vehicle pages and values of other groups. */
export const trickyVocabulary: Vocabulary = createVocabulary({
  stores: [
    { id: "north", label: "North" },
    { id: "west-park", label: "West Park" },
    { id: "west_park", label: "Another one" },
  ],
  catalogue: [
    { make: "Mitsubishi", models: ["Outlander", "Outlander PHEV", "Mirage", "Price under 5"] },
    { make: "Ford", models: ["Ranger", "F-150", "Suvs"] },
    { make: "Polaris", models: ["Ranger"] },
    { make: "Genesis", models: ["G80"] },
    { make: "Hyundai", models: ["Genesis", "Kona"] },
    { make: "Ram", models: ["1500", "2 x abcdefghijklmnopq"] },
  ],
  features: "Heated Seats,Outlander,Kona,Price over 3,4 way abcdefghijklmnopq,Sunroof/Moonroof,5".split(","),
});

function valuesOf(group: (typeof VALUE_GROUPS)[number]["key"], vocabulary: Vocabulary): readonly string[] {
  switch (group) {
    case "condition":
      return CONDITIONS;
    case "bodyStyle":
      return BODY_STYLES;
    case "makeModel":
      return [...vocabulary.makes.keys(), ...vocabulary.models.keys()];
    case "fuelType":
      return FUEL_TYPES;
    case "drivetrain":
      return DRIVETRAINS;
    case "exteriorColor":
      return COLOR_FAMILIES;
    case "features":
      return [...vocabulary.features.keys()];
    case "stores":
      return [...vocabulary.stores.keys()];
  }
}

const terms = fc.array(fc.nat(9_999_999), { minLength: 4, maxLength: 4 }).map((numbers) => numbers.join());

/** Any query: known and unknown values, in any order and number. */
export function anyQuery(vocabulary: Vocabulary): fc.Arbitrary<InventoryQuery> {
  const end = fc.option(fc.oneof(fc.nat(90_000), fc.constantFrom(0, 999_999_999)), { nil: null });
  const values = VALUE_GROUPS.map(({ key }) => {
    const known = fc.constantFrom(...valuesOf(key, vocabulary));
    const value = fc.oneof(
      { weight: 19, arbitrary: known },
      { weight: 1, arbitrary: fc.constantFrom("nonsense", "", "a-b") },
    );
    return [key, fc.oneof(fc.constant([]), fc.array(value, { maxLength: 4 }))] as const;
  });
  const ranges = RANGE_GROUPS.map((group) => [group, fc.record({ min: end, max: end })] as const);
  const q = fc.oneof(fc.constant(""), fc.string({ unit: "grapheme", maxLength: 120 }));
  const groups = { ...Object.fromEntries(values), ...Object.fromEntries(ranges), q };
  return fc.record({
    filters: fc.record(groups) as fc.Arbitrary<Filters>,
    sort: fc.constantFrom(...SORTS),
    page: fc.oneof(fc.constant(1), fc.integer({ min: -1, max: 2_000_000 })),
    firstPage: fc.option(fc.integer({ min: -1, max: 12 }), { nil: undefined }),
    unknown: fc.option(anyText(12), { nil: undefined }),
    terms: fc.option(fc.oneof(terms, anyText(8)), { nil: undefined }),
  });
}

const words = (text: string) => fc.constantFrom(...text.split(" "));
const anyText = (maxLength: number) => fc.string({ unit: "grapheme", maxLength });

/** Paths and parameters that resemble listing URLs, and some that do not. */
export const anyAddress: fc.Arbitrary<{ pathname: string; params: [string, string][] }> = fc.record({
  pathname: fc
    .tuple(
      fc.constantFrom(
        ...["", "-cars-for-sale", "cars-for-sale", "new-cars-for-sale"],
        ...["Used-Cars-For-Sale", "certified-cars-for-sale"],
      ),
      fc.array(
        fc.oneof(
          words("suvs SUVs trucks mitsubishi outlander_phev outlander-phev ranger heated-seats"),
          fc.constantFrom(
            ...["price-under-30000", "price-over-010000", "price-under-"],
            ...["%73uvs", "%", "", "kona", "suvs,trucks", ".."],
          ),
          anyText(8),
        ),
        { maxLength: 5 },
      ),
    )
    .map(([base, segments]) => `/${[base, ...segments].join("/")}`),
  params: fc.array(
    fc.tuple(
      fc.oneof(
        words("bodystyle make_model price mileage year condition features stores"),
        words("q sort page first-page terms unknown price-min price-max fuel-type utm_source __proto__"),
      ),
      fc.oneof(
        words("suvs trucks,suvs mitsubishi,outlander null,85000 30000,10000 2024,null new used"),
        fc.constantFrom(
          "",
          ..."price priceHigh newest 2 1 0 electricity west-park 5 $12,000 2000,0,700,60".split(" "),
        ),
        anyText(12),
      ),
    ),
    { maxLength: 5 },
  ),
});

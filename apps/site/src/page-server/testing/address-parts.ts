import fc from "fast-check";
import { contentSource } from "#server/content/content-source.ts";
import { OUTLANDER, SOLD, VIN } from "./test-vehicles.ts";

const oneOf = (words: string) => fc.constantFrom(...words.trim().split(/\s+/));

const { pages, articles, articleCategories } = contentSource().en;
const contentPaths = [pages, articles, articleCategories]
  .flatMap((written) => Object.keys(written))
  .map((path) => path.replaceAll("{brand}", "mitsubishi"));

const known = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...contentPaths, OUTLANDER, SOLD) },
  oneOf(`/special-offers/service/ofr_oil_change /shopping-guides/authors/priya-raman /nothing
    /our-company/meet-our-team/priya-raman /unlock/verify /api/health /_next/static/a.js`),
  oneOf(`/blog /blog/2019/tires /specials /parts /espanol /english /suvs /all-used /far /dots /book /book
    /everything/a /everything/a /new-cars-for-sale/wagons /used-cars-for-sale/wagons`),
);

/** Characters that parsers tend to read differently. */
export const odd =
  oneOf(`%2F %2f %5C %00 %2e%2e %2e .. . // \\ %0d%0a %09 %20 %25 %252F % %zz %E0%A4%A %C3%B1 ñ 日本 🚗 İ
  \u0131 @ : ; * ' " < # ? _ - elsewhere.example https://elsewhere.example javascript: __proto__ ${"x".repeat(300)}`);

/** Filter values, by current and former names. */
export const value =
  oneOf(`suvs SUVs trucks mitsubishi outlander_phev outlander-phev kia soul heated-seats 1-a- 2021
  price-under-30000 price-over-10000 10000 30000 max min null spaceships ${VIN.private}`);

const vin = oneOf(`${VIN.outlander} ${VIN.sold} ${VIN.unknown} ${VIN.outlander.toLowerCase()}`);
const condition = oneOf("new used certified all borrowed Used");
const filter = oneOf("bodystyle body-style make-model make_model price moonphase");
const segment = fc.oneof({ weight: 12, arbitrary: value }, odd);
const segments = fc.array(segment, { maxLength: 4 }).map((parts) => parts.map((part) => `/${part}`).join(""));
const filters = fc
  .subarray(["trucks", "suvs", "Mitsubishi", "outlander_phev", "price-over-10000", "heated-seats"])
  .map((all) => all.reverse().join("/"));

const list = condition.map((kind) => `/${kind === "all" ? "" : `${kind}-`}cars-for-sale`);
const joined = (...parts: (string | fc.Arbitrary<string>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === "string" ? fc.constant(part) : part)))
    .map((all) => all.join(""));

/** A path in each known form, or close to one. */
export const path = fc.oneof(
  { weight: 12, arbitrary: known },
  { weight: 4, arbitrary: joined("/", condition, "-vehicle/", value, "/", value, "/", vin) },
  joined("/", condition, "-vehicle", segments),
  joined("/search-vehicles", segments),
  { weight: 4, arbitrary: joined("/search-vehicles/", condition, "-inventory/", filter, segments) },
  { weight: 3, arbitrary: joined(list, "/2024-", value, "-", vin) },
  { weight: 4, arbitrary: joined(list, "/", filters) },
  joined(list, segments),
  segments.map((rest) => rest || "/"),
);

import fc from "fast-check";
import { contentSource } from "#server/content-source.ts";
import { OUTLANDER, SOLD, VIN } from "./use-addresses.ts";

const { pages, articles, articleCategories } = contentSource().en;

const known = fc.constantFrom(
  ...[pages, articles, articleCategories]
    .flatMap((written) => Object.keys(written))
    .map((path) => path.replaceAll("{brand}", "mitsubishi")),
  OUTLANDER,
  SOLD,
  `/used-cars-for-sale/2021-kia-soul-${VIN.unknown}`,
  "/special-offers/service/ofr_oil_change",
  "/shopping-guides/authors/priya-raman",
  "/our-company/meet-our-team/priya-raman",
  ...[
    "/blog/2019/tires",
    "/specials",
    "/parts",
    "/espanol",
    "/english",
    "/book",
    "/suvs",
    "/all-used",
    "/far",
  ],
  ...["/dots", "/new-cars-for-sale/wagons", "/used-cars-for-sale/wagons"],
  ...["/api/health", "/_next/static/a.js", "/contact-us", "/unlock/verify", "/nothing"],
);

/** What tends to be read differently by whoever reads it next. */
const odd = fc.constantFrom(
  ...[
    "%2F",
    "%2f",
    "%5C",
    "%00",
    "%2e%2e",
    "%2e",
    "..",
    ".",
    "//",
    "\\",
    "%0d%0a",
    "%09",
    "%20",
    "%25",
    "%252F",
  ],
  ...[
    "%",
    "%zz",
    "%E0%A4%A",
    "%C3%B1",
    "ñ",
    "日本",
    "🚗",
    "İ",
    "\u0131",
    "@",
    ":",
    ";",
    "*",
    "'",
    '"',
    "<",
    "#",
    "?",
  ],
  ...[
    "elsewhere.example",
    "https://elsewhere.example",
    "javascript:",
    "x".repeat(300),
    "_",
    "-",
    "__proto__",
  ],
);

const value = fc.constantFrom(
  ...[
    "suvs",
    "SUVs",
    "trucks",
    "mitsubishi",
    "outlander_phev",
    "outlander-phev",
    "kia",
    "soul",
    "heated-seats",
  ],
  ...[
    "price-under-30000",
    "price-over-10000",
    "10000",
    "30000",
    "max",
    "min",
    "null",
    "spaceships",
    "2021",
    "",
  ],
  ...[VIN.outlander, VIN.sold, VIN.private, VIN.unknown, VIN.outlander.toLowerCase(), "1-a-"],
);
const condition = fc.constantFrom("new", "used", "certified", "all", "borrowed", "Used", "");
const filter = fc.constantFrom("bodystyle", "body-style", "make-model", "make_model", "price", "moonphase");
const segment = fc.oneof({ weight: 4, arbitrary: value }, odd);
const segments = fc.array(segment, { maxLength: 4 }).map((parts) => parts.map((part) => `/${part}`).join(""));

const path = fc.oneof(
  known,
  fc.tuple(condition, segments).map(([kind, rest]) => `/${kind}-vehicle${rest}`),
  fc
    .tuple(condition, filter, segments)
    .map(([kind, name, rest]) => `/search-vehicles/${kind}-inventory/${name}${rest}`),
  segments.map((rest) => `/search-vehicles${rest}`),
  fc
    .tuple(condition, segments)
    .map(([kind, rest]) => `/${kind === "all" ? "" : `${kind}-`}cars-for-sale${rest}`),
  segments.map((rest) => rest || "/"),
);

const prefix = fc.constantFrom(
  ...[
    "",
    "",
    "",
    "",
    "",
    "",
    "/es",
    "/es",
    "/es",
    "/en",
    "/ES",
    "/En",
    "/%65s",
    "/es/es",
    "/en/es",
    "/es/en",
  ],
  ...[
    "/",
    "//",
    "/\\",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/es//elsewhere.example",
    "/.",
    "/./",
    "/..",
  ],
  ...["/es/\\elsewhere.example", "//elsewhere.example/%2e%2e", "///", "/%2F%2Felsewhere.example", "", "", ""],
);

const parameter = fc.oneof(
  fc.tuple(fc.constantFrom("utm_source", "problem", "q", "vin", "next", "page", "x", "_rsc"), odd),
  fc.tuple(
    fc.constantFrom("page", "sort", "price", "price-min", "bodystyle", "condition", "make_model", "q"),
    value,
  ),
  fc.tuple(fc.constantFrom("page"), fc.constantFrom("0", "2", "3", "4", "99", "1e9", "-1")),
);
const query = fc
  .array(parameter, { maxLength: 3 })
  .map((all) => (all.length === 0 ? "" : `?${all.map(([name, text]) => `${name}=${text}`).join("&")}`));

/** Something done to a path at a place in it. */
const change = fc.tuple(
  fc.nat(60),
  fc.constantFrom("upper", "encode", "slash", "insert", "long", "end"),
  odd,
);

function changed(text: string, [at, how, what]: [number, string, string]): string {
  const place = Math.min(at, text.length);
  const [before, letter, after] = [text.slice(0, place), text.charAt(place), text.slice(place + 1)];
  switch (how) {
    case "upper":
      return before + text.slice(place).toUpperCase();
    case "encode":
      return letter === "" ? text : `${before}%${letter.charCodeAt(0).toString(16).padStart(2, "0")}${after}`;
    case "slash":
      return `${before}//${text.slice(place)}`;
    case "insert":
      return before + what + text.slice(place);
    case "long":
      return `${text}/${"a/".repeat(at * 40)}`;
    default:
      return `${text}/`;
  }
}

/** Addresses as people mistype them, as other sites link to them, and as somebody with a plan writes them. */
export const anyAddress: fc.Arbitrary<string> = fc
  .tuple(prefix, path, fc.array(change, { maxLength: 2 }), query)
  .map(([before, rest, changes, asked]) => changes.reduce(changed, before + rest) + asked);

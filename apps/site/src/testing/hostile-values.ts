import fc from "fast-check";
import type { JsonSchema } from "./json-schema.ts";

/** Texts that break readers of dates, numbers, ids, addresses and markup. */
const TEXTS = [
  ...["", " ", "0", "-1", "-0", "1e308", "1e999", "NaN", "Infinity", "0x10", "9".repeat(400), "٣", "1,2,3"],
  ...[
    "9999-12-31",
    "0000-01-01",
    "0001-01-01",
    "2026-02-30",
    "-000001-01-01",
    "+275760-09-13",
    "10000-01-01",
  ],
  ...[
    "9999-12-31T23:59:59Z",
    "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00+14:00",
    "2030-01-01T10:00:00+99:99",
  ],
  ...["\u0000", "a\u0000b", "\r\nSet-Cookie: a=b", "\u202E", "💥", "e\u0301", "\uFEFF", "\u2028", "İ"],
  ...[
    "null",
    "true",
    "[]",
    "{}",
    "[object Object]",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
  ],
  ...[
    "../../etc/passwd",
    "//elsewhere.example",
    "https://elsewhere.example/",
    "%",
    "%00",
    "%E0%A4%A",
    "?a=b#c",
  ],
  ...["<script>alert(1)</script>", "'; DROP TABLE lead; --", "{{7*7}}", "x".repeat(4000), ",".repeat(300)],
];

/** Any text, the known breakers most often. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.bigInt().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)) },
);

/** Any JSON value. An unpaired surrogate is valid in JSON. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, -1, 0, 0.001, 1e308, 2 ** 53, -(2 ** 31) - 1, 4_102_444_800_000],
      ...[[], [[]], [null], {}, { "": "" }, { length: -1 }, { toString: 0 }, "\uD800", "a\uDFFFb"],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 40 }) },
);

const DATES = ["9999-12-31", "0001-01-01", "0000-01-01", "2026-02-30"];
const INSTANTS = ["9999-12-31T23:59:59Z", "0001-01-01T00:00:00+14:00", "0000-01-01T00:00:00Z"];
const NUMBERS = [-1, 0, 2 ** 53, -(2 ** 53), 1e308, 0.5];

/** Values of the documented type at its far ends; none for other types. */
export function nearValues({ type, format, anyOf = [] }: JsonSchema): unknown[] {
  if (format === "date") return DATES;
  if (format === "date-time") return INSTANTS;
  if (type === "integer" || type === "number") return NUMBERS;
  return anyOf.flatMap(nearValues);
}

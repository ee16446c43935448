import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { META_HASH_KEYS, type MetaHashKey, normalizeForMeta } from "./normalize-for-meta.ts";
import type { TrackingUser } from "./tracking-user.ts";

const FIELDS = {
  em: "email",
  ph: "phone",
  fn: "firstName",
  ln: "lastName",
  ct: "city",
  st: "state",
  zp: "zipCode",
} as const satisfies Record<MetaHashKey, keyof TrackingUser>;

const normalized = (key: MetaHashKey, value: string) => normalizeForMeta({ [FIELDS[key]]: value })[key];

/** Examples of "Customer information parameters", and tests of Meta's library capi-param-builder. */
describe("equals Meta's published examples", () => {
  test.each<[MetaHashKey, string, string]>([
    ["em", " John_Smith@gmail.com ", "john_smith@gmail.com"],
    ["ph", "(650)555-1212", "16505551212"],
    ["ph", "+1 (616) 954-78 88", "16169547888"],
    ["fn", "Mary", "mary"],
    ["fn", "정", "정"],
    ["fn", "Valéry", "valéry"],
    ["fn", "Mary-Jane", "maryjane"],
    ["fn", "John (Johnny)", "johnjohnny"],
    ["fn", "John2", "john2"],
    ["fn", "Mary\u2013Jane", "mary\u2013jane"],
    ["fn", "José\u00a0María", "josémaría"],
    ["ln", "D'Angelo", "dangelo"],
    ["ln", "O'Brien", "obrien"],
    ["ln", "Van Der Berg, III", "vanderbergiii"],
    ["ln", "  Mary-Jane  O'Connor  ", "maryjaneoconnor"],
    ["ln", "!@#John$%^", "john"],
    ["ln", "{[Wilson]}~`|\\", "wilson"],
    ["ln", "***", ""],
    ["ct", "London", "london"],
    ["ct", "    Menlo-Park  ", "menlopark"],
    ["ct", "NeW yOrK", "newyork"],
    ["ct", "St. Louis", "stlouis"],
    ["ct", "Coeur d'Alene", "coeurdalene"],
    ["ct", "Miami (Beach)", "miamibeach"],
    ["ct", "Los Angeles 90210", "losangeles90210"],
    ["ct", "123", ""],
    ["ct", "90210 LA", ""],
    ["st", "    California.   ", "ca"],
    ["st", "    C/a/lifo,rnia.  ", "ca"],
    ["st", "CA", "ca"],
    ["st", "CaLiFoRnIa", "ca"],
    ["st", "New-York", "ny"],
    ["st", "New.York", "ny"],
    ["st", "North   Carolina", "nc"],
    ["zp", "    37221", "37221"],
    ["zp", "37221-3312", "37221"],
    ["zp", "\t90210-1234\n", "90210"],
    ["zp", "02101", "02101"],
  ])("%s of %j is %j", (key, written, expected) => {
    expect(normalized(key, written)).toBe(expected);
  });
});

test.each<[MetaHashKey, string, string]>([
  ["ln", "O\u2019Brien", "obrien"],
  ["ln", "O\u2018Brien", "obrien"],
  ["ln", "O\u02bcBrien", "obrien"],
  ["ct", "San José", "sanjosé"],
  ["ph", "417-555-0123 ext. 45", "14175550123"],
  ["st", "Puerto Rico", "pr"],
])("%s of %j is %j, as its documentation asks", (key, written, expected) => {
  expect(normalized(key, written)).toBe(expected);
});

test.each<[MetaHashKey, string]>([
  ["em", "quinn"],
  ["em", "@example.com"],
  ["em", "ana@"],
  ["em", "a@b@example.com"],
  ["em", "ana ruiz@example.com"],
  ["ph", "0123456789"],
  ["ph", "+19999999999"],
  ["ph", "+44 20 7946 0958"],
  ["fn", "\u200b"],
  ["ct", " . "],
  ["st", "Ontario"],
  ["zp", "K1A 0A6"],
  ["zp", "1234"],
])("an invalid %s is empty: %j", (key, written) => {
  expect(normalized(key, written)).toBe("");
});

test("normalising is idempotent for any text", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(..."aÉI\u0307\u0130ẞΣ'- .\ud800\u202e1@") }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...META_HASH_KEYS), (written, key) => {
      const once = normalized(key, written);
      expect(normalized(key, once)).toBe(once);
    }),
  );
});

test("a name has one form, however it is typed", () => {
  const letters = fc.stringMatching(/^[a-z]{1,8}$/);
  const mark = fc.constantFrom(" ", "-", "'", "\u2019", ".", ", ", "  ");
  fc.assert(
    fc.property(letters, letters, mark, (first, second, between) => {
      const typed = ` ${first.toUpperCase()}${between}${second} `;
      expect(normalizeForMeta({ firstName: typed, lastName: typed, city: typed })).toMatchObject({
        fn: first + second,
        ln: first + second,
        ct: first + second,
      });
    }),
  );
  expect(normalized("fn", "Jose\u0301")).toBe(normalized("fn", "JOS\u00c9"));
});

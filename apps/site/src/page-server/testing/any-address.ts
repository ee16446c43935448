import fc from "fast-check";
import { odd, path, value } from "./address-parts.ts";

const prefix = fc.oneof(
  { weight: 6, arbitrary: fc.constant("") },
  { weight: 4, arbitrary: fc.constantFrom("/es", "/en", "/ES", "/En") },
  fc.constantFrom("/%65s", "/es/es", "/en/es", "/es/en", "/", "//", "///", "/\\", "/.", "/./", "/.."),
  fc.constantFrom("//elsewhere.example", "/\\elsewhere.example", "/%2F%2Felsewhere.example"),
  fc.constantFrom("/es//elsewhere.example", "/es/\\elsewhere.example", "//elsewhere.example/%2e%2e"),
);

const parameter = fc.oneof(
  fc.tuple(fc.constantFrom("utm_source", "problem", "q", "vin", "next", "x", "_rsc"), odd),
  fc.tuple(fc.constantFrom("sort", "price", "price-min", "bodystyle", "condition", "make_model"), value),
  fc.tuple(fc.constant("page"), fc.constantFrom("0", "1", "2", "3", "4", "99", "1e9", "-1", "02")),
);
const query = fc
  .array(parameter, { maxLength: 3 })
  .map((all) => (all.length === 0 ? "" : `?${all.map((pair) => pair.join("=")).join("&")}`));

/** A change to a path at one position. */
const change = fc.tuple(
  fc.nat(60),
  fc.constantFrom("upper", "encode", "slash", "insert", "long", "end"),
  odd,
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

const changes = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Change[]>([]) },
  { weight: 3, arbitrary: fc.array(change, { minLength: 1, maxLength: 2 }) },
);

function changed(text: string, [at, how, what]: Change): string {
  const [before, letter, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  switch (how) {
    case "upper":
      return before + text.slice(at).toUpperCase();
    case "encode":
      return letter === "" ? text : `${before}%${letter.charCodeAt(0).toString(16)}${after}`;
    case "slash":
      return `${before}//${text.slice(at)}`;
    case "insert":
      return before + what + text.slice(at);
    case "long":
      return `${text}/${"a/".repeat(at * 40)}`;
    default:
      return `${text}/`;
  }
}

/** Addresses as people mistype them, other sites link to them, and attackers write them. */
export const anyAddress: fc.Arbitrary<string> = fc
  .tuple(prefix, path, changes, query)
  .map(([before, rest, done, search]) => done.reduce(changed, before + rest) + search);

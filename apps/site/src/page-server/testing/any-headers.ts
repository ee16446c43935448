import fc from "fast-check";

type Headers = Record<string, string>;

const word = fc.constantFrom(
  "",
  "0",
  "1",
  "2",
  "true",
  "null",
  "*",
  "/_tree",
  "/_index",
  "../x",
  "%",
  "é",
  "x".repeat(500),
);

const segment: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom("", "v", "(framed)", "listing", "vehicle", "content", "__PAGE__", "__PAGE__?{}", "!"),
  fc.tuple(
    fc.constantFrom("locale", "store", "access", "vin", "path", "x"),
    fc.constantFrom("en", "es", "north", "locked", "open", "service/tires", ""),
    fc.constantFrom("d", "c", "oc", "di(.)", "x"),
    fc.constant(null),
  ),
);
const marker = fc.constantFrom(null, "refetch", "metadata-only", "inside-shared-layout", "x");

/** A router state in the right form, from the root down. */
const chain = fc
  .array(fc.tuple(segment, marker), { minLength: 1, maxLength: 12 })
  .map((levels) =>
    levels.reduceRight<unknown>(
      (child, [name, mark]) => [name, child === undefined ? {} : { children: child }, null, mark],
      undefined,
    ),
  );
const state = fc.oneof(
  { weight: 4, arbitrary: chain.map((tree) => encodeURIComponent(JSON.stringify(tree))) },
  fc.constantFrom(
    "%5B",
    "%zz",
    "[]",
    "{}",
    "[".repeat(3000),
    encodeURIComponent('["",{"__proto__":["",{}]}]'),
  ),
  word,
);

const sometimes = (name: string, value: fc.Arbitrary<string>): fc.Arbitrary<Headers> =>
  fc.option(value, { freq: 2 }).map((sent): Headers => (sent === null ? {} : { [name]: sent }));
const together = (...all: fc.Arbitrary<Headers>[]) =>
  fc.tuple(...all).map((headers): Headers => Object.assign({}, ...headers));

const router = together(
  fc.oneof({ weight: 6, arbitrary: fc.constant("1") }, word).map((rsc) => ({ rsc })),
  sometimes("next-router-prefetch", fc.oneof(fc.constant("1"), word)),
  sometimes("next-router-segment-prefetch", fc.oneof(fc.constant("/_tree"), word)),
  sometimes("next-router-state-tree", state),
  sometimes("next-url", word),
);

const cookie = fc.constantFrom(
  "store=riverside",
  "store=%zz",
  "visitor=x",
  "__Host-visitor=eyJhbGciOiJkaXIifQ..a.b.c",
  "=; ;;a",
  `a=${"b".repeat(3000)}`,
);
const other = together(
  sometimes("accept", fc.constantFrom("text/html", "*/*", "application/json", "x")),
  sometimes("accept-encoding", fc.constantFrom("br", "gzip;q=0.5, br;q=0", "identity;q=0", "*", "x;q=z")),
  sometimes("cookie", cookie),
  sometimes("if-none-match", fc.constantFrom("*", 'W/"a"', '"', ",,,")),
  sometimes("range", fc.constantFrom("bytes=0-", "bytes=9-1", "x")),
  sometimes("x-forwarded-for", fc.constantFrom("10.0.0.1", "é", ",,", "x".repeat(500))),
  sometimes("x-middleware-subrequest", fc.constant("src/proxy:src/proxy:src/proxy")),
  sometimes("next-action", word),
  sometimes("x-nextjs-data", word),
  sometimes("next-hmr-refresh", word),
  sometimes("content-security-policy", fc.constant("script-src 'nonce-x'")),
);

/** Headers as the router, browsers and attackers send them; those of the router in half of the sets. */
export const anyHeaders: fc.Arbitrary<Headers> = fc.oneof(other, together(other, router));

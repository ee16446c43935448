/** Texts in place of a value: other types, other scripts, cut, endless, markup, names of the language's own objects. */
export const TAMPERED_TEXTS = [
  "",
  "null",
  "2000,0,700",
  "-2000,-1,700,60",
  "1e9,0,700,60",
  "99999999999999999999,0,700,60",
  "٢٠٠٠,٠,٧٠٠,٦٠",
  "<script>alert(1)</script>",
  '{"cashDown":1}',
  "__proto__",
  "//evil.example/../../etc/passwd",
  "\u0000",
  "\r\nSet-Cookie: stolen=1",
  "\u{1f697}".repeat(50),
  "A".repeat(900),
];

/** The same as a part of an address or a cookie. */
export const TAMPERED_PARTS = TAMPERED_TEXTS.map(encodeURIComponent);

/** A part that cannot be decoded. */
export const UNDECODABLE = "%E0%A4%A";

/** A sealed or signed value with one character changed, cut, doubled, and put in another place's format. */
export function tamperedSeals(value: string): string[] {
  const at = Math.floor(value.length / 2);
  const changed = value.slice(0, at) + (value[at] === "A" ? "B" : "A") + value.slice(at + 1);
  const parts = value.split(".");
  return [
    changed,
    value.slice(0, -1),
    value.slice(1),
    `${value}${value}`,
    value.toUpperCase(),
    parts.toReversed().join("."),
    parts.map(() => "").join("."),
    Buffer.from('{"alg":"none"}').toString("base64url") + value.slice(value.indexOf(".")),
  ].filter((one) => one !== value);
}

/** JSON in place of a value of any type. */
export const TAMPERED_JSON: unknown[] = [
  null,
  true,
  -1,
  1e308,
  "",
  "\u0000",
  "A".repeat(3000),
  [],
  [[[[]]]],
  {},
  { toString: null },
  JSON.parse('{"__proto__":{"open":true}}'),
];

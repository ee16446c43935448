import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AD_PIXEL_ID, adPixelIds } from "./ad-pixel-ids.ts";
import { readCookies } from "./read-cookies.ts";

const NOW = 1_763_800_000_123;
const idsOf = (cookies: string, search: string, random = 0.5) =>
  adPixelIds({
    cookies: readCookies(cookies),
    parameters: new URLSearchParams(search),
    now: NOW,
    random: () => random,
  });
const KEPT = "_fbp=fb.1.1700000000000.1088522659; _fbc=fb.1.1700000000000.IwAR2F4-dbP";
const kept = { fbp: "fb.1.1700000000000.1088522659", fbc: "fb.1.1700000000000.IwAR2F4-dbP" };

describe("the ad network's ids", () => {
  test("are those of its cookies", () => {
    expect(idsOf(KEPT, "")).toEqual({ ids: kept, newCookies: [] });
  });

  test("may carry the part that the network's own library adds", () => {
    const fbc = `${kept.fbc}.AQEAAQMB`;
    expect(idsOf(`_fbp=${kept.fbp}; _fbc=${fbc}`, "fbclid=IwAR2F4-dbP")).toEqual({
      ids: { fbp: kept.fbp, fbc },
      newCookies: [],
    });
  });

  test("are made on a first visit: a random browser id, no click", () => {
    const fbp = `fb.1.${NOW}.5500000000`;
    expect(idsOf("", "")).toStrictEqual({
      ids: { fbp },
      newCookies: [{ name: "_fbp", value: fbp }],
    });
    expect(idsOf("", "", 0).ids.fbp).toBe(`fb.1.${NOW}.1000000000`);
    expect(idsOf("", "", 1 - Number.EPSILON).ids.fbp).toBe(`fb.1.${NOW}.9999999999`);
  });

  test("a click in the address is taken letter for letter", () => {
    const fbc = `fb.1.${NOW}.IwAR_aB-9`;
    expect(idsOf(`_fbp=${kept.fbp}`, "?x=1&fbclid=IwAR_aB-9")).toEqual({
      ids: { fbp: kept.fbp, fbc },
      newCookies: [{ name: "_fbc", value: fbc }],
    });
  });

  test("a new click replaces an older one, the same click keeps its time", () => {
    expect(idsOf(KEPT, "fbclid=other").ids.fbc).toBe(`fb.1.${NOW}.other`);
    expect(idsOf(KEPT, "fbclid=iwar2f4-dbp").ids.fbc).toBe(`fb.1.${NOW}.iwar2f4-dbp`);
    expect(idsOf(KEPT, "fbclid=IwAR2F4-dbP")).toEqual({ ids: kept, newCookies: [] });
  });

  test.each(["", "a b", "a.b", "<script>", "é", "x".repeat(491)])("no click: %j", (fbclid) => {
    expect(idsOf(KEPT, new URLSearchParams({ fbclid }).toString())).toEqual({ ids: kept, newCookies: [] });
  });

  test("the longest click that is taken makes a valid id", () => {
    const { fbc } = idsOf("", `fbclid=${"x".repeat(490)}`).ids;
    expect(fbc).toMatch(AD_PIXEL_ID);
  });

  test.each([
    "fb.1.1",
    "fb.1.x.1",
    "fb.11.1.1",
    "xfb.1.1.1",
    "fb.1.1.",
    "fb.1.1.a b",
    "fb.1.12345678901234567.1",
  ])("a cookie that holds something else is replaced: %s", (value) => {
    const { ids, newCookies } = idsOf(`_fbp=${value}; _fbc=${value}`, "");
    expect(ids).toStrictEqual({ fbp: `fb.1.${NOW}.5500000000` });
    expect(newCookies).toEqual([{ name: "_fbp", value: ids.fbp }]);
  });

  test("whatever comes in, what comes out has the network's form", () => {
    const noise = fc.oneof(
      fc.string(),
      fc.constantFrom(KEPT, "_fbp=", "_fbc=fb.1", "fbclid=a", "fbclid=%ff"),
    );
    fc.assert(
      fc.property(
        noise,
        noise,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (cookies, search, random) => {
          const { ids } = idsOf(cookies, search, random);
          expect(ids.fbp).toMatch(AD_PIXEL_ID);
          if (ids.fbc !== undefined) expect(ids.fbc).toMatch(AD_PIXEL_ID);
        },
      ),
    );
  });
});

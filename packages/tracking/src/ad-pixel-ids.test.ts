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
  test("come from its cookies", () => {
    expect(idsOf(KEPT, "")).toEqual({ ids: kept, newCookies: [] });
  });

  test("accept the extra part that the network's own library adds", () => {
    const fbc = `${kept.fbc}.AQEAAQMB`;
    expect(idsOf(`_fbp=${kept.fbp}; _fbc=${fbc}`, "fbclid=IwAR2F4-dbP")).toEqual({
      ids: { fbp: kept.fbp, fbc },
      newCookies: [],
    });
  });

  test("are created on a first visit: a random browser id, no click id", () => {
    const fbp = `fb.1.${NOW}.5500000000`;
    expect(idsOf("", "")).toStrictEqual({
      ids: { fbp },
      newCookies: [{ name: "_fbp", value: fbp }],
    });
    expect(idsOf("", "", 0).ids.fbp).toBe(`fb.1.${NOW}.1000000000`);
    expect(idsOf("", "", 1 - Number.EPSILON).ids.fbp).toBe(`fb.1.${NOW}.9999999999`);
  });

  test("keep the case of a click id in the URL", () => {
    const fbc = `fb.1.${NOW}.IwAR_aB-9`;
    expect(idsOf(`_fbp=${kept.fbp}`, "?x=1&fbclid=IwAR_aB-9")).toEqual({
      ids: { fbp: kept.fbp, fbc },
      newCookies: [{ name: "_fbc", value: fbc }],
    });
  });

  test("a new click id replaces an older one, the same click id keeps its time", () => {
    expect(idsOf(KEPT, "fbclid=other").ids.fbc).toBe(`fb.1.${NOW}.other`);
    expect(idsOf(KEPT, "fbclid=iwar2f4-dbp").ids.fbc).toBe(`fb.1.${NOW}.iwar2f4-dbp`);
    expect(idsOf(KEPT, "fbclid=IwAR2F4-dbP")).toEqual({ ids: kept, newCookies: [] });
  });

  test.each(["", "a b", "a.b", "<script>", "é", "x".repeat(491)])(
    "ignores the invalid click id %j",
    (fbclid) => {
      expect(idsOf(KEPT, new URLSearchParams({ fbclid }).toString())).toEqual({ ids: kept, newCookies: [] });
    },
  );

  test("the longest accepted click id gives a valid fbc", () => {
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
  ])("replaces an invalid cookie: %s", (value) => {
    const { ids, newCookies } = idsOf(`_fbp=${value}; _fbc=${value}`, "");
    expect(ids).toStrictEqual({ fbp: `fb.1.${NOW}.5500000000` });
    expect(newCookies).toEqual([{ name: "_fbp", value: ids.fbp }]);
  });

  test("any input gives ids in the network's format", () => {
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

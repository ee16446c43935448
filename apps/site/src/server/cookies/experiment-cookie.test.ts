import { describe, expect, it } from "vitest";
import { consentCookie } from "#testing/consent-cookie.ts";
import {
  experimentCookiesFor,
  experimentVisitorHash,
  newExperimentId,
  readExperimentId,
} from "./experiment-cookie.ts";

const ID = "0b0d9a3e-6f0e-4d1f-9c3a-5d2f8a7b6c5d";
const ALLOWED = consentCookie("essential,analytics");
const REFUSED = consentCookie("essential");

describe("the experiment cookie", () => {
  it("is read only with consent for analytics", () => {
    expect(readExperimentId(`${ALLOWED}; experimentId=${ID}`)).toBe(ID);
    expect(readExperimentId(`${REFUSED}; experimentId=${ID}`)).toBeNull();
    expect(readExperimentId(`experimentId=${ID}`)).toBeNull();
  });

  it.each(["", "x", `${ID}0`, "<script>"])("does not accept %j as an id", (value) => {
    expect(readExperimentId(`${ALLOWED}; experimentId=${value}`)).toBeNull();
  });

  it("is new only with consent and without an id", () => {
    const newId = (cookies?: string) => newExperimentId(cookies, true)?.id ?? null;
    expect(newId(ALLOWED)).toMatch(/^[0-9a-f-]{36}$/);
    expect(newId(ALLOWED)).not.toBe(newId(ALLOWED));
    expect(newId(`${ALLOWED}; experimentId=${ID}`)).toBeNull();
    expect(newId(REFUSED)).toBeNull();
    expect(newId()).toBeNull();
  });

  it("lives a year, for this site, hidden from scripts, Secure on https", () => {
    const created = newExperimentId(ALLOWED, true)!;
    expect(created.setCookie).toBe(
      `experimentId=${created.id}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure`,
    );
    expect(newExperimentId(ALLOWED, false)?.setCookie).not.toContain("Secure");
  });
});

describe("experimentCookiesFor", () => {
  it("creates an id when analytics is allowed", () => {
    expect(experimentCookiesFor(null, ["essential", "analytics"], false)).toEqual([
      expect.stringMatching(/^experimentId=[0-9a-f-]{36}; /),
    ]);
  });

  it("keeps the id of an earlier choice", () => {
    expect(experimentCookiesFor(`experimentId=${ID}`, ["essential", "analytics"], false)).toEqual([]);
  });

  it("removes the id when analytics is withdrawn", () => {
    const cookies = `${ALLOWED}; experimentId=${ID}`;
    expect(experimentCookiesFor(cookies, ["essential"], false)).toEqual([
      expect.stringMatching(/^experimentId=; Path=\/; Max-Age=0/),
    ]);
    expect(experimentCookiesFor(REFUSED, ["essential"], false)).toEqual([]);
  });
});

describe("experimentVisitorHash", () => {
  it("depends on the id and the secret, and does not contain the id", () => {
    const hash = experimentVisitorHash(ID, "secret");
    expect(hash).toHaveLength(43);
    expect(experimentVisitorHash(ID, "other")).not.toBe(hash);
    expect(experimentVisitorHash(ID.replace("0", "1"), "secret")).not.toBe(hash);
    expect(hash).not.toContain(ID);
  });
});

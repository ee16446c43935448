import { NEW_VISITOR } from "@forecourt/visitor";
import { describe, expect, it } from "vitest";
import { openVisitor, visitorSetCookie } from "#server/cookies/visitor-cookie.ts";
import { consentCookie } from "#testing/consent-cookie.ts";
import { raw, usePageServer } from "../testing/use-page-server.ts";
import { followConsent } from "./follow-consent.ts";

const options = {
  secret: Buffer.alloc(32, 5).toString("base64url"),
  https: true,
  host: "www.dealer.example",
};
const ID = "0b0d9a3e-6f0e-4d1f-9c3a-5d2f8a7b6c5d";
const start = usePageServer();

/** Requests a page with cookies; what the framework got, and the cookies that were sent. */
async function get(cookie: string, headers: Record<string, string> = {}) {
  const { url, requested } = await start({
    followConsent: (request, response) => followConsent(request, response, options),
    isKnown: async ({ headers: { cookie: seen } }) => /__Host-visitor=/.test(seen ?? ""),
    resolve: ({ pathname }) => ({ kind: "page", internal: "/v/x", address: pathname, hasForm: true }),
  });
  const answer = await raw(url, { path: "/contact-us", headers: { cookie, ...headers } });
  return { sent: answer.headers["set-cookie"] ?? [], seen: requested[0]?.headers.cookie };
}

async function knownVisitor(firstName: string): Promise<string> {
  const profile = { ...NEW_VISITOR, firstName, unlockPrice: 7 };
  const cookie = await visitorSetCookie({ profile }, { functional: true, remember: true, ...options });
  return cookie.split(";", 1)[0]!;
}

/** A visitor without functional consent. */
async function visitorOfTheVisit(): Promise<string> {
  const profile = { ...NEW_VISITOR, unlockPrice: 7 };
  const cookie = await visitorSetCookie({ profile }, { functional: false, remember: false, ...options });
  return cookie.split(";", 1)[0]!;
}

it("keeps the unlocks of the visit longer once functional cookies are allowed", async () => {
  const cookies = `${consentCookie("essential,functional")}; ${await visitorOfTheVisit()}`;
  const { sent } = await get(cookies);
  expect(sent).toEqual([expect.stringContaining(`; Max-Age=${400 * 86_400};`)]);
  const value = /__Host-visitor=([^;]+)/.exec(sent[0]!)?.[1];
  expect(await openVisitor(value, options.secret)).toMatchObject({
    profile: { unlockPrice: 7 },
    lasting: true,
  });
});

describe("a page request without consent for analytics", () => {
  it("ends the experiment id, once", async () => {
    const { sent } = await get(`${consentCookie("essential")}; experimentId=${ID}`);
    expect(sent).toEqual(["experimentId=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure"]);
    expect((await get(consentCookie("essential"))).sent).toEqual([]);
    expect((await get(`experimentId=${ID}`)).sent).toHaveLength(1);
  });

  it("keeps it with consent", async () => {
    expect((await get(`${consentCookie("essential,analytics")}; experimentId=${ID}`)).sent).toEqual([]);
  });

  it("sends it together with the cookie of Global Privacy Control", async () => {
    const { sent } = await get(`${consentCookie("essential")}; experimentId=${ID}`, { "sec-gpc": "1" });
    expect(sent.map((text) => text.split(";", 1)[0])).toEqual(["gpc=1", "experimentId="]);
  });
});

describe("a page request without functional consent", () => {
  it("takes the person from the visitor's cookie, which then ends with the visit, and from this very page", async () => {
    const { sent, seen } = await get(`${consentCookie("essential")}; ${await knownVisitor("Ada")}; a=1`);
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain("Max-Age");
    const value = /__Host-visitor=([^;]+)/.exec(sent[0]!)?.[1];
    expect((await openVisitor(value, options.secret)).profile).toMatchObject({
      firstName: "",
      unlockPrice: 7,
    });
    expect(seen).toContain(`__Host-visitor=${value}`);
    expect(seen).toContain("a=1");
  });

  it("changes nothing of a cookie that ends with the visit, or with consent", async () => {
    expect((await get(`${consentCookie("essential")}; ${await visitorOfTheVisit()}`)).sent).toEqual([]);
    expect(
      (await get(`${consentCookie("essential,functional")}; ${await knownVisitor("Ada")}`)).sent,
    ).toEqual([]);
  });

  it("changes no damaged cookie", async () => {
    expect((await get(`${consentCookie("essential")}; __Host-visitor=damaged`)).sent).toEqual([]);
  });
});

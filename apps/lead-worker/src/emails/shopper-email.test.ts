import type { ShopperMessage, WatchNews } from "@forecourt/database";
import { describe, expect, it } from "vitest";
import { loadDealership } from "../dealership.ts";
import { prepareEmail } from "./prepare-email.ts";
import { shopperEmail } from "./shopper-email.ts";

const dealership = loadDealership();
const facts = dealership.shopperFactsOf("north");
const siteUrl = "https://www.example.com";
const write = (message: ShopperMessage) => shopperEmail(message, { facts, siteUrl, now: new Date() });

const price: WatchNews = {
  kind: "price",
  name: "2023 Outlander",
  page: "/cars-for-sale/x",
  stop: "/watch/stop?token=1",
  price: { was: 2_999_500, now: 2_899_500, retail: true },
};
const matches: WatchNews = {
  kind: "matches",
  name: "SUVs",
  page: "/cars-for-sale/suvs",
  stop: "/watch/stop?token=2",
  total: 7,
  vehicles: [
    { name: "2024 Outlander", page: "/a", price: 2_500_050, retail: false },
    { name: "2022 Eclipse Cross", page: "/b", price: null, retail: false },
  ],
};
const news = (items: WatchNews[], locale = "en"): ShopperMessage => ({
  kind: "watch-news",
  to: "ada@example.com",
  locale,
  news: items,
  stopAll: "/watch/stop?token=all",
  oneClick: "/api/v1/watches/unsubscribe?token=all",
});

describe("an email of news", () => {
  it("can be ended by a visible link and by one request", () => {
    const email = write(news([price, matches]));
    expect(email.headers).toEqual({
      "List-Unsubscribe": "<https://www.example.com/api/v1/watches/unsubscribe?token=all>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    for (const token of ["1", "2", "all"])
      expect(email.text).toContain(`https://www.example.com/watch/stop?token=${token}`);
  });

  it("says what changed", () => {
    const { subject, text } = write(news([price, matches]));
    expect(subject).toBe("News about 2 things you watch");
    expect(text).toContain(
      "The price dropped: 2023 Outlander\nRetail price: was $29,995, now $28,995, mandatory fees included.\nhttps://www.example.com/cars-for-sale/x",
    );
    expect(text).toContain("7 new vehicles match your search: SUVs");
    expect(text).toContain("2024 Outlander, $25,000.50 with mandatory fees\nhttps://www.example.com/a");
    expect(text).toContain("5 more. See all that match:\nhttps://www.example.com/cars-for-sale/suvs");
    expect(write(news([price])).subject).toBe("Price drop: 2023 Outlander");
    expect(write(news([{ ...matches, total: 1 }])).subject).toBe("1 new vehicle for your search: SUVs");
  });

  it("has no amount when the price is locked", () => {
    const { text } = write(news([{ ...price, price: null }]));
    expect(text).toContain("See the new price here:\nhttps://www.example.com/cars-for-sale/x");
    expect(text).not.toContain("$");
  });

  it("ends with the sender's postal address, in the shopper's language", () => {
    const { subject, text } = write(news([price], "es"));
    expect(subject).toBe("Bajó el precio: 2023 Outlander");
    expect(text).toMatch(
      /Cancelar todos estos correos: .*\n\nLarkspur.*\n.*\d+ .*, Springfield, MO \d{5}\n\(417\) .*\n$/,
    );
  });
});

it("a confirmation has its link and no unsubscribe header", () => {
  const email = write({
    kind: "watch-confirmation",
    to: "ada@example.com",
    locale: "en",
    subject: "price",
    name: "2023 Outlander",
    page: "/x",
    confirm: "/watch/confirm?token=c",
  });
  expect(email).toMatchObject({
    to: "ada@example.com",
    subject: "Confirm: tell me about 2023 Outlander",
    headers: {},
  });
  expect(email.text).toContain("https://www.example.com/watch/confirm?token=c");
});

describe("a valuation", () => {
  const valuation = {
    kind: "valuation",
    to: "ada@example.com",
    locale: "en",
    vehicle: "2015 Toyota Highlander",
    page: "/valuations/v",
    offers: { cashNow: 1_309_000, moreCashLater: 1_547_050 },
    validThrough: "2026-12-02",
    isEstimate: false,
  } as const;

  it("has its offers, their last day and its link", () => {
    const { to, subject, text } = write(valuation);
    expect([to, subject]).toEqual(["ada@example.com", "Your 2015 Toyota Highlander: $13,090"]);
    expect(text).toContain(
      "Cash now: $13,090\n\nMore cash later: $15,470.50, estimated. $13,090 of it is paid at once",
    );
    expect(text).toContain("Valid until Wednesday, December 2, 2026.");
    expect(text).toContain("\nhttps://www.example.com/valuations/v\n");
  });

  it("names one offer alone when there is one, in Spanish", () => {
    const offers = { cashNow: 800_000, moreCashLater: null };
    const { subject, text } = write({ ...valuation, locale: "es", page: "/es/valuations/v", offers });
    expect(subject).toBe("Su 2015 Toyota Highlander: $8,000");
    expect(text).toContain("Válida hasta el miércoles, 2 de diciembre de 2026.");
    expect(text).toContain("\n\nEfectivo ahora: $8,000\n\n");
    expect(text).not.toContain("Más efectivo");
  });

  it("calls the figures of the built-in model an estimate, and a book's an offer", () => {
    expect(write(valuation).text).toContain("Our offer for your 2015 Toyota Highlander");
    const estimate = write({ ...valuation, isEstimate: true }).text;
    expect(estimate).toContain("Our estimate for your 2015 Toyota Highlander");
    expect(estimate).toContain("The check at the store decides what we pay.");
    expect(estimate).not.toMatch(/our offer|certain/i);
  });

  it("names no amount for a car that must be seen", () => {
    const { subject, text } = write({ ...valuation, offers: null });
    expect(subject).toBe("Your 2015 Toyota Highlander: we would like to see it");
    expect(text).not.toMatch(/\$|Valid until/);
    expect(text).toContain("https://www.example.com/valuations/v");
  });
});

it("a notice of a deletion goes to the privacy contact and names the address", () => {
  const email = write({ kind: "deletion-notice", address: "ada@example.com" });
  expect(email.to).toBe(facts.email);
  expect(email.text).toContain("\nada@example.com\n");
});

describe("a prepared email", () => {
  const sent: unknown[] = [];
  const prepare = (content: unknown, kind = "details-link") =>
    prepareEmail(
      content,
      { emailId: "id", kind, storeId: "north", storedAt: new Date() },
      {
        dealership,
        siteUrl,
        from: undefined,
        now: new Date(),
        mail: {
          name: "file",
          send: async (email) => {
            sent.push(email);
            return { ok: true };
          },
        },
      },
    );
  const link = {
    kind: "details-link",
    to: "ada@example.com",
    locale: "en",
    proof: "/my-details/proof?token=p",
  };

  it("comes from the website and can be answered", async () => {
    const prepared = prepare(link);
    if (!prepared.ok) throw new Error(prepared.code);
    await prepared.copies[0]!.send(new AbortController().signal);
    expect(sent).toMatchObject([
      {
        id: "id",
        from: { address: dealership.factsOf("north").provider.email },
        to: { address: "ada@example.com" },
        replyTo: { address: facts.email },
      },
    ]);
  });

  it.each([
    ["another kind", link, "watch-news"],
    ["no content", null, "details-link"],
    ["a link to another site", { ...link, proof: "https://evil.example/" }, "details-link"],
  ])("is invalid with %s", (_name, content, kind) => {
    expect(prepare(content, kind)).toEqual({ ok: false, code: "email.invalid" });
  });

  it("goes to one address only", () => {
    for (const to of ["", "ada@example.com, eve@example.com", "ada@example.com\r\nBcc: eve@example.com"])
      expect(prepare({ ...link, to })).toEqual({ ok: false, code: "recipient.invalid" });
  });
});

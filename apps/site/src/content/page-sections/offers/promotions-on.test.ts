import type { Promotion } from "@forecourt/dealership/content";
import { expect, test } from "vitest";
import { promotionsOn } from "./promotions-on.ts";

const promotion = (id: string, own: Partial<Promotion> = {}): Promotion => ({
  id,
  position: "grid-item",
  type: "warranty",
  tags: ["warranty"],
  name: id,
  url: "/service",
  title: id,
  description: id,
  img: null,
  additional: { category: "A", ctaText: "B" },
  secondaryLink: null,
  criterias: [{ id: "miles", value: "1", label: "Miles" }],
  startDate: "2026-01-01",
  endDate: "2026-12-31",
  ...own,
});

const all = [
  promotion("warranty"),
  promotion("carousel", { position: "promotions-carousel" }),
  promotion("trade", { tags: ["sell-trade", "financing"], criterias: [] }),
  promotion("over", { endDate: "2026-11-21" }),
  promotion("coming", { startDate: "2026-11-23" }),
  promotion("last-day", { endDate: "2026-11-22", startDate: "2026-11-22" }),
];
const ids = (wanted: Partial<Parameters<typeof promotionsOn>[2]>) =>
  promotionsOn("2026-11-22", all, { position: "grid-item", tag: null, criteria: null, ...wanted }).map(
    ({ id }) => id,
  );

test("includes promotions on their first and last day", () => {
  expect(ids({})).toEqual(["warranty", "trade", "last-day"]);
});

test("filters by position, tag and criterion", () => {
  expect(ids({ position: "promotions-carousel" })).toEqual(["carousel"]);
  expect(ids({ tag: "financing" })).toEqual(["trade"]);
  expect(ids({ criteria: "miles" })).toEqual(["warranty", "last-day"]);
  expect(ids({ tag: "pre-approve" })).toEqual([]);
});

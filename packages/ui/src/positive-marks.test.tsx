import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Badge } from "./badge/badge.tsx";
import { brandProperties } from "./brand/brand-css.ts";
import { brands } from "./brand/brands.ts";
import { resolveColor } from "./brand/resolve-color.ts";
import { tokenProperties } from "./brand/token-properties.ts";
import { FeatureList } from "./feature-list/feature-list.tsx";
import { FormDone } from "./form/form-done.tsx";
import { HoursTable } from "./hours-table/hours-table.tsx";
import { Menu } from "./menu/menu.tsx";
import { Note } from "./note/note.tsx";
import { OfferTerms } from "./offer-terms/offer-terms.tsx";
import { Stepper } from "./stepper/stepper.tsx";
import { readSource, sourceFiles } from "./testing/read-source.ts";

const steps = ["a", "b"].map((id) => ({ id, label: id }));

const positive: Record<string, ReactElement> = {
  "a badge": <Badge tone="success">Warranty</Badge>,
  "a pale badge": <Badge tone="success-wash">Warranty</Badge>,
  "a note": <Note tone="success" icon="shield" />,
  Today: <HoursTable caption="Hours" rows={[{ days: "Monday", hours: [], today: "Today" }]} />,
  "a sent form": <FormDone title="Sent" />,
  "an included feature": <FeatureList items={["Heated seats"]} />,
  "a condition that qualifies": (
    <OfferTerms title="Terms" items={[]} qualifies={{ title: "For", items: ["Owners"] }} />
  ),
  "a menu's current item": (
    <Menu id="m" label="Sort" items={[{ href: "#", label: "Price", current: true }]} />
  ),
  "a completed step": (
    <Stepper
      title="Flow"
      steps={steps}
      current="b"
      text="2 of 2"
      stateWords={{ done: "done", skipped: "skipped" }}
      variant="list"
    />
  ),
};

describe("what is good", () => {
  it.each(Object.entries(positive))("has the success role, not the accent: %s", (_, element) => {
    const html = renderToStaticMarkup(element);
    expect(html).toMatch(/\b(?:text|bg)-(?:on-)?success/);
    expect(html).not.toMatch(/-accent/);
  });

  it("is never a check mark in the accent", () => {
    const accented =
      /<(?:Icon|Glyph)[^>]*name="check"[^>]*accent|accent[^<>]*>\s*<(?:Icon|Glyph) name="check"/;
    expect(sourceFiles.filter((file) => accented.test(readSource(file)))).toEqual([]);
    expect('<Glyph name="check" className="text-accent-text" />').toMatch(accented);
    expect('<span className="bg-accent">\n<Icon name="check" />').toMatch(accented);
  });

  it("has the same colours in every brand", () => {
    const success = ["--success", "--on-success", "--success-text", "--success-wash"];
    const colorsOf = (inputs: (typeof brands)["harbor"]) =>
      success.map((role) => resolveColor(role, { ...tokenProperties, ...brandProperties(inputs) }, "light"));
    expect(colorsOf(brands.harbor)).toEqual(colorsOf(brands.larkspur));
    expect(colorsOf(brands.summit)).toEqual(colorsOf(brands.larkspur));
  });
});

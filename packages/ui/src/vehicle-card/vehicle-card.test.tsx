import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { VehicleImage } from "../vehicle-image/vehicle-image.tsx";
import { VehicleCard } from "./vehicle-card.tsx";

const html = renderToStaticMarkup(
  <VehicleCard
    href="/used-cars-for-sale/2024-a-b-1"
    title="2024 Mitsubishi Outlander"
    image={
      <VehicleImage src="/1.avif" width={1280} height={640} alt="Blue SUV, illustration" kind="render" />
    }
    facts={[{ label: "Mileage", value: "18,420 mi" }]}
    price="$28,545"
    save={<button type="button">Save</button>}
    compare={<input type="checkbox" />}
    store={{ label: "Store", name: "North" }}
  />,
);

describe("VehicleCard", () => {
  it("is one link labelled with the vehicle", () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(
      /<h3[^>]*><a href="\/used-cars-for-sale\/2024-a-b-1"[^>]*>2024 Mitsubishi Outlander<\/a><\/h3>/,
    );
  });

  it("keeps other controls outside the link", () => {
    const inside = /<a [^>]*>(.*?)<\/a>/s.exec(html)![1]!;
    expect(inside).not.toMatch(/<(button|input)/);
    expect(html).toContain("<button");
  });

  it("labels bare figures for screen readers", () => {
    expect(html).toMatch(/<span class="sr-only">Mileage: <\/span>18,420 mi/);
  });

  it("labels values with a mask icon without an element for the icon", () => {
    const card = renderToStaticMarkup(
      <VehicleCard
        title="A"
        image=""
        price=""
        facts={[{ icon: "gauge", label: "Mileage", value: "1 mi" }]}
      />,
    );
    expect(card).toContain(`<li class="mask-icon-gauge" data-label="Mileage">1 mi</li>`);
  });

  it("has no link without href", () => {
    const locked = renderToStaticMarkup(<VehicleCard title="Just arrived" image="" price="" />);
    expect(locked).toContain("Just arrived</h3>");
    expect(locked).not.toMatch(/<a |hover:/);
  });
});

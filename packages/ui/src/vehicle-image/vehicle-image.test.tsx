import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { VehicleImage, type VehicleImageProps } from "./vehicle-image.tsx";

const render = (props: Partial<VehicleImageProps>) =>
  renderToStaticMarkup(
    <VehicleImage src="/1.avif" width={1280} height={640} alt="SUV" kind="render" {...props} />,
  );

describe("VehicleImage", () => {
  it("always has width and height, so that the layout does not shift", () => {
    expect(render({})).toMatch(/width="1280" height="640"/);
  });

  it("is lazy by default, and eager with priority", () => {
    expect(render({})).toContain('loading="lazy"');
    expect(render({ priority: "eager" })).toContain('loading="eager"');
    expect(render({ priority: "eager" })).not.toContain("fetchPriority");
    expect(render({ priority: "high" })).toMatch(/fetchPriority="high"/i);
  });

  it('has low fetch priority with priority="low"', () => {
    expect(render({ priority: "low" })).toMatch(/loading="lazy" fetchPriority="low"/i);
  });

  it("shows a caption for an illustration", () => {
    expect(render({ caption: "Illustration" })).toMatch(/<figcaption[^>]*>Illustration<\/figcaption>/);
    expect(render({})).not.toContain("figcaption");
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { VehicleImage, type VehicleImageProps } from "./vehicle-image.tsx";

const render = (props: Partial<VehicleImageProps>) =>
  renderToStaticMarkup(
    <VehicleImage src="/1.avif" width={1280} height={640} alt="SUV" kind="render" {...props} />,
  );

describe("VehicleImage", () => {
  it("always has its size, so that nothing moves", () => {
    expect(render({})).toMatch(/width="1280" height="640"/);
  });

  it("is lazy unless it is seen first", () => {
    expect(render({})).toContain('loading="lazy"');
    expect(render({ priority: "eager" })).toContain('loading="eager"');
    expect(render({ priority: "eager" })).not.toContain("fetchPriority");
    expect(render({ priority: "high" })).toMatch(/fetchPriority="high"/i);
  });

  it("waits for everything else beside the picture that is seen first", () => {
    expect(render({ priority: "low" })).toMatch(/loading="lazy" fetchPriority="low"/i);
  });

  it("says that it is an illustration where it is told to", () => {
    expect(render({ caption: "Illustration" })).toMatch(/<figcaption[^>]*>Illustration<\/figcaption>/);
    expect(render({})).not.toContain("figcaption");
  });

  it("travels under its name", () => {
    expect(render({ transitionName: "vehicle-1" })).toContain("view-transition-name:vehicle-1");
  });
});

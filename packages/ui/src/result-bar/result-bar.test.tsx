import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ResultBar } from "./result-bar.tsx";

describe("ResultBar", () => {
  it("has one live region", () => {
    expect(renderToStaticMarkup(<ResultBar count="231 vehicles" />).match(/role="status"/g)).toHaveLength(1);
  });
});

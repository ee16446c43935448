import { Children, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FilterChips } from "./filter-chips.tsx";

const chip = (n: number) => ({ text: `${n}`, removeLabel: `Remove ${n}`, href: `/without-${n}` });
const clear = { href: "/all", text: "Clear all" };

describe("FilterChips", () => {
  it("renders nothing without filters", () => {
    expect(renderToStaticMarkup(<FilterChips label="Applied" chips={[]} clear={clear} />)).toBe("");
  });

  it("renders one removal link per filter", () => {
    const html = renderToStaticMarkup(
      <FilterChips label="Applied" chips={[chip(1), chip(2)]} clear={clear} />,
    );
    expect(html).toContain('href="/without-1" aria-label="Remove 1"');
    expect(html).toContain('href="/all"');
  });

  it("shows clear all only with two chips or more", () => {
    expect(
      renderToStaticMarkup(<FilterChips label="Applied" chips={[chip(1)]} clear={clear} />),
    ).not.toContain("/all");
  });

  it("keeps a chip's element when another filter changes its address", () => {
    const keys = (chips: Parameters<typeof FilterChips>[0]["chips"]) =>
      Children.toArray(FilterChips({ label: "Applied", chips })?.props.children).flatMap((child) =>
        isValidElement(child) ? [child.key] : [],
      );
    const [first, second] = keys([chip(1), chip(2)]);
    expect(first).not.toBe(second);
    expect(keys([{ ...chip(2), href: "/without-2-and-1" }])).toEqual([second]);
  });
});

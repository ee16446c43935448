import { Children, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FilterChips } from "./filter-chips.tsx";

const chip = (n: number) => ({ text: `${n}`, removeLabel: `Remove ${n}`, href: `/without-${n}` });
const clear = { href: "/all", text: "Clear all" };

describe("FilterChips", () => {
  it("is absent when nothing is applied", () => {
    expect(renderToStaticMarkup(<FilterChips label="Applied" chips={[]} clear={clear} />)).toBe("");
  });

  it("removes each filter by a link of its own", () => {
    const html = renderToStaticMarkup(
      <FilterChips label="Applied" chips={[chip(1), chip(2)]} clear={clear} />,
    );
    expect(html).toContain('href="/without-1" aria-label="Remove 1"');
    expect(html).toContain('href="/all"');
  });

  it("offers to clear all only when that is another thing", () => {
    expect(
      renderToStaticMarkup(<FilterChips label="Applied" chips={[chip(1)]} clear={clear} />),
    ).not.toContain("/all");
  });

  it("keeps a chip the same element when another filter changes its address", () => {
    const keys = (chips: Parameters<typeof FilterChips>[0]["chips"]) =>
      Children.toArray(FilterChips({ label: "Applied", chips })?.props.children).flatMap((child) =>
        isValidElement(child) ? [child.key] : [],
      );
    const [first, second] = keys([chip(1), chip(2)]);
    expect(first).not.toBe(second);
    expect(keys([{ ...chip(2), href: "/without-2-and-1" }])).toEqual([second]);
  });
});

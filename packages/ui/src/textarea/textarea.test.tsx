// @vitest-environment jsdom
import "../testing/jsdom-polyfills.ts";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Textarea } from "./textarea.tsx";

it("keeps what was typed into a prefilled text before hydration, and what follows it", () => {
  const logged = vi.spyOn(console, "error");
  const text = 'For Priya,\n"a, b" & <c>:\n';
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Textarea defaultValue={text} />);
  const area = container.querySelector("textarea")!;
  expect(area.value).toBe(text);
  area.value = `${text}Is it still there?`;
  let root!: Root;
  act(() => {
    root = hydrateRoot(container, <Textarea defaultValue={text} />);
  });
  expect(area.value).toBe(`${text}Is it still there?`);
  act(() => root.render(<Textarea defaultValue={text} aria-invalid />));
  expect(area.value).toBe(`${text}Is it still there?`);
  expect(area.defaultValue).toBe(text);
  expect(logged).not.toHaveBeenCalled();
  act(() => root.unmount());
});

// @vitest-environment jsdom
import "../testing/jsdom-polyfills.ts";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { Combobox } from "./combobox.tsx";

const combobox = (
  <Combobox
    id="make"
    name="make"
    options={[
      { value: "ford", label: "Ford" },
      { value: "kia", label: "Kia" },
    ]}
    defaultValue="ford"
    placeholder="Any make"
    aria-describedby="make-hint"
    aria-invalid
    listLabel="Makes"
    matches={{ one: "{count} match", other: "{count} matches" }}
    noMatches="Nothing matches"
  />
);

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
});

/** The server-rendered page, before hydration. */
function sent(): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(combobox);
  return container;
}

const posted = () => document.querySelector<HTMLInputElement>("input[name=make]")?.value;

describe("Combobox before hydration", () => {
  it("is a select with the same name, label and options", () => {
    const select = sent().querySelector("select")!;
    expect([select.id, select.name, select.value]).toEqual(["make", "make", "ford"]);
    expect(select.getAttribute("aria-describedby")).toBe("make-hint");
    expect(select.getAttribute("aria-invalid")).toBe("true");
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ["", "Any make"],
      ["ford", "Ford"],
      ["kia", "Kia"],
    ]);
  });

  it("keeps selection and focus on hydration", async () => {
    const container = sent();
    const select = container.querySelector("select")!;
    select.value = "kia";
    select.focus();
    root = await act(async () => hydrateRoot(container, combobox));
    const field = container.querySelector<HTMLInputElement>("[role=combobox]")!;
    expect(container.querySelector("select")).toBeNull();
    expect([field.id, field.value, posted()]).toEqual(["make", "Kia", "kia"]);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute("aria-describedby")).toBe("make-hint");
  });
});

// @vitest-environment jsdom
import "../testing/jsdom-polyfills.ts";
import { act, type ReactElement, useEffect, useRef } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { AmountField } from "../amount-field/amount-field.tsx";
import { HistogramRange } from "../histogram-range/histogram-range.tsx";

/** Events that a form hears, by the name of their field. */
let heard: string[] = [];

/** A form that listens from its own effect, which runs after those of its fields. */
function ListeningForm({ children }: { children: ReactElement }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const listen = ({ type, target }: Event) => heard.push(`${type} ${(target as HTMLInputElement).name}`);
    form.current?.addEventListener("input", listen);
    form.current?.addEventListener("change", listen);
  }, []);
  return <form ref={form}>{children}</form>;
}

let root: Root;

/** Renders on the server, lets the user act, then hydrates. */
async function hydrateAfter(
  element: ReactElement,
  gesture: (inputs: HTMLInputElement[]) => void,
): Promise<HTMLInputElement[]> {
  heard = [];
  const page = <ListeningForm>{element}</ListeningForm>;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const inputs = [...container.querySelectorAll("input")];
  gesture(inputs);
  root = await act(async () => hydrateRoot(container, page));
  return inputs;
}

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = "";
});

const amount = (
  <AmountField
    name="down"
    label="Down"
    min={0}
    max={20_000}
    step={1}
    defaultValue={3000}
    limits={["$0", "$20,000"]}
    slider={{ step: 100 }}
  />
);
const prices = [0, 10_000, 20_000, 30_000, 40_000].map((value) => ({ value, text: `about ${value}` }));
const range = (
  <HistogramRange
    legend="Price"
    stops={prices}
    counts={[1, 2, 3, 4]}
    thumbLabels={["Min", "Max"]}
    min={{ id: "min", name: "min", label: "Min", value: "" }}
    max={{ id: "max", name: "max", label: "Max", value: "25,000" }}
  />
);

describe("a slider before hydration", () => {
  it("is a native range input at the right position, and submits no value", async () => {
    const [field, thumb] = await hydrateAfter(amount, ([, slider]) => {
      expect(slider!.outerHTML).toMatch(/type="range".*min="0" max="20000" step="100".*value="3000"/);
      expect([...new FormData(slider!.form!)]).toEqual([["down", "3000"]]);
    });
    expect([field!.value, thumb!.value]).toEqual(["3000", "3000"]);
    expect(heard).toEqual([]);
  });

  it("keeps a drag: hydration writes it to the field, as if it were typed", async () => {
    const [field, thumb] = await hydrateAfter(amount, ([, slider]) => {
      slider!.value = "7000";
    });
    expect([field!.value, thumb!.value]).toEqual(["7000", "7000"]);
    expect(thumb!.getAttribute("aria-valuetext")).toBe("7000");
    expect(heard).toEqual(["input down", "change down"]);
  });

  it("keeps a typed value and shows it exactly", async () => {
    const [field, thumb] = await hydrateAfter(amount, ([number]) => {
      number!.value = "4217";
    });
    expect([field!.value, thumb!.value]).toEqual(["4217", "4217"]);
  });

  it("keeps text that is being typed, even after a drag", async () => {
    const [field, thumb] = await hydrateAfter(amount, ([number, slider]) => {
      slider!.value = "7000";
      number!.focus();
      number!.value = "55";
    });
    expect([field!.value, thumb!.value]).toEqual(["55", "55"]);
  });

  it("keeps the drags of both thumbs", async () => {
    const [low, high, min, max] = await hydrateAfter(range, ([first, second]) => {
      first!.value = "1";
      second!.value = "3.02";
    });
    expect([low!.value, high!.value]).toEqual(["1", "3"]);
    expect([min!.value, max!.value]).toEqual(["10000", "30000"]);
    expect(heard).toEqual(["input min", "change min", "input max", "change max"]);
  });
});

describe("a typed value between two stops", () => {
  const press = (thumb: HTMLElement, key: string) =>
    act(async () => {
      thumb.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });

  it.each([
    ["ArrowRight", "30000"],
    ["ArrowLeft", "20000"],
  ])("is shown and announced exactly; %s moves to the next stop", async (key, next) => {
    const [, high, , max] = await hydrateAfter(range, () => {});
    expect(high!.value).toBe("2.5");
    expect(high!.getAttribute("aria-valuetext")).toBe("25000");
    await press(high!, key);
    expect(max!.value).toBe(next);
    expect(high!.getAttribute("aria-valuetext")).toBe(`about ${next}`);
    expect(heard).toEqual(["input max", "change max"]);
  });
});

describe("a form reset", () => {
  it("moves the thumb back", async () => {
    const [field, thumb] = await hydrateAfter(amount, ([, slider]) => {
      slider!.value = "7000";
    });
    await act(async () => {
      field!.form!.reset();
      await new Promise((done) => setTimeout(done));
    });
    expect([field!.value, thumb!.value]).toEqual(["3000", "3000"]);
  });
});

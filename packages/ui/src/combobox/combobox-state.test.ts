import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ComboboxState, comboboxReducer, comboboxState, shownOptions } from "./combobox-state.ts";
import { matchOptions, namedOption } from "./match-options.ts";

const options = [
  { value: "ford", label: "Ford" },
  { value: "mercedes", label: "Mercedes-Benz" },
  { value: "mitsubishi", label: "Mitsubishi" },
  { value: "citroen", label: "Citroën", keywords: "DS" },
];

const press = (state: ComboboxState, ...keys: string[]) =>
  keys.reduce(
    (now, key) =>
      comboboxReducer(options, now, {
        type: "pressed",
        key: key.replace("Alt+", ""),
        alt: key.startsWith("Alt+"),
      }),
    state,
  );
const type = (state: ComboboxState, text: string) => comboboxReducer(options, state, { type: "typed", text });
const click = (state: ComboboxState) => comboboxReducer(options, state, { type: "toggled" });
const blur = (state: ComboboxState) => comboboxReducer(options, state, { type: "left" });
const rest = comboboxState(options, "");
const ford = comboboxState(options, "ford");

describe("matchOptions", () => {
  it.each([
    ["m", ["mercedes", "mitsubishi"]],
    ["benz", ["mercedes"]],
    ["mer benz", ["mercedes"]],
    ["CITROEN", ["citroen"]],
    ["ds", ["citroen"]],
    ["itsu", []],
    ["  ", ["ford", "mercedes", "mitsubishi", "citroen"]],
  ])("finds by %j the options with a word that starts so", (typed, found) => {
    expect(matchOptions(options, typed).map(({ value }) => value)).toEqual(found);
  });

  it("matches a full name regardless of case and accents", () => {
    expect(namedOption(options, " mercedes benz")?.value).toBe("mercedes");
    expect(namedOption(options, "merc")).toBeUndefined();
    expect(namedOption(options, "!")).toBeUndefined();
  });
});

describe("keyboard", () => {
  it("opens the list at the selected, the first or the last option", () => {
    expect(press(rest, "ArrowDown")).toMatchObject({ open: true, active: 0 });
    expect(press(comboboxState(options, "mitsubishi"), "ArrowDown")).toMatchObject({ active: 2 });
    expect(press(rest, "ArrowUp")).toMatchObject({ open: true, active: 3 });
    expect(press(rest, "Alt+ArrowDown")).toMatchObject({ open: true, active: -1 });
  });

  it("wraps around the list, jumps to its ends, and closes it", () => {
    const open = press(rest, "ArrowDown");
    expect(press(open, "ArrowUp").active).toBe(3);
    expect(press(open, "ArrowUp", "ArrowDown").active).toBe(0);
    expect(press(open, "End").active).toBe(3);
    expect(press(open, "End", "Home").active).toBe(0);
    expect(press(open, "Alt+ArrowUp")).toMatchObject({ open: false, value: "" });
  });

  it("selects by Enter and cancels by Escape", () => {
    expect(press(rest, "ArrowDown", "ArrowDown", "Enter")).toEqual(comboboxState(options, "mercedes"));
    expect(press(type(ford, "mits"), "Enter").value).toBe("mitsubishi");
    expect(press(type(ford, "m"), "Enter")).toEqual(ford);
    expect(press(type(ford, "mits"), "Escape")).toEqual(ford);
  });

  it("leaves keys to the text field while the list does not use them", () => {
    for (const key of ["Enter", "Escape", "Home", "End", "a", "Tab", "Alt+ArrowUp"]) {
      expect(press(rest, key)).toBe(rest);
    }
    const typed = type(rest, "m");
    for (const key of ["Home", "End", "ArrowLeft"]) expect(press(typed, key)).toBe(typed);
  });
});

describe("blur", () => {
  it("selects a full name, clears, or restores the selection", () => {
    expect(blur(type(ford, "mitsubishi")).value).toBe("mitsubishi");
    expect(blur(type(ford, " "))).toEqual(rest);
    expect(blur(type(ford, "Fo"))).toEqual(ford);
    expect(blur(ford)).toBe(ford);
    expect(blur(press(ford, "ArrowDown")).open).toBe(false);
  });
});

describe("click into the field", () => {
  it("opens and closes the list, but not while text is being typed", () => {
    expect(click(rest)).toMatchObject({ open: true, active: -1 });
    expect(click(click(ford))).toEqual(ford);
    const typed = type(ford, "mi");
    expect(click(typed)).toBe(typed);
  });
});

it("keeps the active index inside the list for random actions", () => {
  const key = fc.constantFrom("ArrowDown", "ArrowUp", "Home", "End", "Enter", "Escape", "Alt+ArrowUp");
  const step = fc.oneof(
    key.map((name) => (state: ComboboxState) => press(state, name)),
    fc.string({ maxLength: 4 }).map((text) => (state: ComboboxState) => type(state, text)),
    fc.constantFrom(blur, click),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const end = steps.reduce((state, next) => next(state), rest);
      expect(["", ...options.map(({ value }) => value)]).toContain(end.value);
      expect(end.active).toBeLessThan(Math.max(1, shownOptions(options, end).length));
      if (!end.open) expect(end).toEqual(comboboxState(options, end.value));
    }),
  );
});

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
const leave = (state: ComboboxState) => comboboxReducer(options, state, { type: "left" });
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
  ])("finds by %j what has words that begin so", (typed, found) => {
    expect(matchOptions(options, typed).map(({ value }) => value)).toEqual(found);
  });

  it("knows a name in full, however it is written", () => {
    expect(namedOption(options, " mercedes benz")?.value).toBe("mercedes");
    expect(namedOption(options, "merc")).toBeUndefined();
    expect(namedOption(options, "!")).toBeUndefined();
  });
});

describe("the keys", () => {
  it("open the list at the choice, the first or the last option", () => {
    expect(press(rest, "ArrowDown")).toMatchObject({ open: true, active: 0 });
    expect(press(comboboxState(options, "mitsubishi"), "ArrowDown")).toMatchObject({ active: 2 });
    expect(press(rest, "ArrowUp")).toMatchObject({ open: true, active: 3 });
    expect(press(rest, "Alt+ArrowDown")).toMatchObject({ open: true, active: -1 });
  });

  it("go around the list, to its ends, and out of it", () => {
    const open = press(rest, "ArrowDown");
    expect(press(open, "ArrowUp").active).toBe(3);
    expect(press(open, "ArrowUp", "ArrowDown").active).toBe(0);
    expect(press(open, "End").active).toBe(3);
    expect(press(open, "End", "Home").active).toBe(0);
    expect(press(open, "Alt+ArrowUp")).toMatchObject({ open: false, value: "" });
  });

  it("choose by Enter and give up by Escape", () => {
    expect(press(rest, "ArrowDown", "ArrowDown", "Enter")).toEqual(comboboxState(options, "mercedes"));
    expect(press(type(ford, "mits"), "Enter").value).toBe("mitsubishi");
    expect(press(type(ford, "m"), "Enter")).toEqual(ford);
    expect(press(type(ford, "mits"), "Escape")).toEqual(ford);
  });

  it("are the text field's as long as the list has no use for them", () => {
    for (const key of ["Enter", "Escape", "Home", "End", "a", "Tab", "Alt+ArrowUp"]) {
      expect(press(rest, key)).toBe(rest);
    }
    const typed = type(rest, "m");
    for (const key of ["Home", "End", "ArrowLeft"]) expect(press(typed, key)).toBe(typed);
  });
});

describe("leaving", () => {
  it("takes a name in full, empties, or goes back to the choice", () => {
    expect(leave(type(ford, "mitsubishi")).value).toBe("mitsubishi");
    expect(leave(type(ford, " "))).toEqual(rest);
    expect(leave(type(ford, "Fo"))).toEqual(ford);
    expect(leave(ford)).toBe(ford);
    expect(leave(press(ford, "ArrowDown")).open).toBe(false);
  });
});

describe("a press into the field", () => {
  it("opens and closes the list, and leaves a text that is being typed alone", () => {
    expect(click(rest)).toMatchObject({ open: true, active: -1 });
    expect(click(click(ford))).toEqual(ford);
    const typed = type(ford, "mi");
    expect(click(typed)).toBe(typed);
  });
});

it("never leaves the list, whatever happens", () => {
  const key = fc.constantFrom("ArrowDown", "ArrowUp", "Home", "End", "Enter", "Escape", "Alt+ArrowUp");
  const step = fc.oneof(
    key.map((name) => (state: ComboboxState) => press(state, name)),
    fc.string({ maxLength: 4 }).map((text) => (state: ComboboxState) => type(state, text)),
    fc.constantFrom(leave, click),
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

import { type ComboboxOption, matchOptions, namedOption } from "./match-options.ts";

export type ComboboxState = {
  /** The chosen option's value, or nothing. */
  value: string;
  /** What stands in the field. */
  text: string;
  open: boolean;
  /** Whether the text was typed since the list was opened, and therefore filters it. */
  typed: boolean;
  /** The index of the option that the arrow keys are on, among those shown; -1 is none. */
  active: number;
};

export type ComboboxAction =
  | { type: "typed"; text: string }
  | { type: "pressed"; key: string; alt: boolean }
  | { type: "toggled" }
  | { type: "chosen"; value: string }
  | { type: "left" };

/** A combobox at rest. */
export function comboboxState(options: readonly ComboboxOption[], value: string): ComboboxState {
  return { value, text: labelOf(options, value), open: false, typed: false, active: -1 };
}

/** The options that the list shows now. */
export function shownOptions(
  options: readonly ComboboxOption[],
  { typed, text }: ComboboxState,
): readonly ComboboxOption[] {
  return typed ? matchOptions(options, text) : options;
}

/**
 * The next state, by the ARIA Authoring Practices' combobox with list autocomplete and manual selection. The very same
 * state means that the key is not the combobox's and keeps what it does in a text field.
 */
export function comboboxReducer(
  options: readonly ComboboxOption[],
  state: ComboboxState,
  action: ComboboxAction,
): ComboboxState {
  switch (action.type) {
    case "typed":
      return { ...state, text: action.text, typed: true, open: true, active: -1 };
    case "chosen":
      return comboboxState(options, action.value);
    case "toggled":
      if (!state.open) return opened(options, state, -1);
      // A press into a text that is being typed moves the caret.
      return state.typed ? state : { ...state, open: false, active: -1 };
    case "left":
      return left(options, state);
    case "pressed":
      return pressed(options, state, action.key, action.alt);
  }
}

function pressed(options: readonly ComboboxOption[], state: ComboboxState, key: string, alt: boolean) {
  const shown = shownOptions(options, state);
  const last = shown.length - 1;
  const move = (active: number) => ({ ...state, active });
  if (!state.open) {
    if (key === "ArrowDown" && alt) return { ...opened(options, state, -1), active: -1 };
    if (key === "ArrowDown") return opened(options, state, 0);
    if (key === "ArrowUp" && !alt) return { ...opened(options, state, -1), active: options.length - 1 };
    return state;
  }
  switch (key) {
    case "ArrowDown":
      return last < 0 ? { ...state } : move(state.active >= last ? 0 : state.active + 1);
    case "ArrowUp":
      if (alt) return left(options, state);
      return last < 0 ? { ...state } : move(state.active <= 0 ? last : state.active - 1);
    case "Home":
      return state.active < 0 ? state : move(0);
    case "End":
      return state.active < 0 ? state : move(last);
    case "Enter": {
      const chosen = shown[state.active] ?? (state.typed && shown.length === 1 ? shown[0] : undefined);
      return chosen ? comboboxState(options, chosen.value) : left(options, state);
    }
    case "Escape":
      return comboboxState(options, state.value);
    default:
      return state;
  }
}

/** Opened with the list whole and the chosen option, or else that of `index`, under the arrow keys. */
function opened(options: readonly ComboboxOption[], state: ComboboxState, index: number): ComboboxState {
  const chosen = options.findIndex(({ value }) => value === state.value);
  return { ...state, open: true, typed: false, active: chosen < 0 ? index : chosen };
}

/** Left or ended without a choice in the list: a text that names an option is one, none is none, all else goes. */
function left(options: readonly ComboboxOption[], state: ComboboxState): ComboboxState {
  if (!state.typed) return state.open ? { ...state, open: false, active: -1 } : state;
  if (state.text.trim() === "") return comboboxState(options, "");
  return comboboxState(options, namedOption(options, state.text)?.value ?? state.value);
}

function labelOf(options: readonly ComboboxOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? "";
}

import { type ComboboxOption, matchOptions, namedOption } from "./match-options.ts";

export type ComboboxState = {
  /** The selected option's value, or an empty string. */
  value: string;
  /** The text in the field. */
  text: string;
  open: boolean;
  /** The text was typed since the list opened, and therefore filters it. */
  typed: boolean;
  /** Index of the active option among the shown ones; -1 for none. */
  active: number;
};

export type ComboboxAction =
  | { type: "typed"; text: string }
  | { type: "pressed"; key: string; alt: boolean }
  | { type: "toggled" }
  | { type: "chosen"; value: string }
  | { type: "left" };

/** The initial state. */
export function comboboxState(options: readonly ComboboxOption[], value: string): ComboboxState {
  return { value, text: labelOf(options, value), open: false, typed: false, active: -1 };
}

/** The options to show. */
export function shownOptions(
  options: readonly ComboboxOption[],
  { typed, text }: ComboboxState,
): readonly ComboboxOption[] {
  return typed ? matchOptions(options, text) : options;
}

/**
 * Returns the next state, by the ARIA pattern "combobox with list autocomplete and manual selection".
 * Returns the same object if the combobox does not use the key; the text field then handles it.
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
      if (!state.open) return openedList(options, state, -1);
      // A click into typed text moves the caret.
      return state.typed ? state : { ...state, open: false, active: -1 };
    case "left":
      return blurred(options, state);
    case "pressed":
      return pressed(options, state, action.key, action.alt);
  }
}

function pressed(options: readonly ComboboxOption[], state: ComboboxState, key: string, alt: boolean) {
  const shown = shownOptions(options, state);
  const last = shown.length - 1;
  const move = (active: number) => ({ ...state, active });
  if (!state.open) {
    if (key === "ArrowDown" && alt) return { ...openedList(options, state, -1), active: -1 };
    if (key === "ArrowDown") return openedList(options, state, 0);
    if (key === "ArrowUp" && !alt) return { ...openedList(options, state, -1), active: options.length - 1 };
    return state;
  }
  switch (key) {
    case "ArrowDown":
      return last < 0 ? { ...state } : move(state.active >= last ? 0 : state.active + 1);
    case "ArrowUp":
      if (alt) return blurred(options, state);
      return last < 0 ? { ...state } : move(state.active <= 0 ? last : state.active - 1);
    case "Home":
      return state.active < 0 ? state : move(0);
    case "End":
      return state.active < 0 ? state : move(last);
    case "Enter": {
      const chosen = shown[state.active] ?? (state.typed && shown.length === 1 ? shown[0] : undefined);
      return chosen ? comboboxState(options, chosen.value) : blurred(options, state);
    }
    case "Escape":
      return comboboxState(options, state.value);
    default:
      return state;
  }
}

/** Opens the full list at the selected option, otherwise at `index`. */
function openedList(options: readonly ComboboxOption[], state: ComboboxState, index: number): ComboboxState {
  const chosen = options.findIndex(({ value }) => value === state.value);
  return { ...state, open: true, typed: false, active: chosen < 0 ? index : chosen };
}

/** When focus leaves: a full name selects its option, empty text clears, other text is reverted. */
function blurred(options: readonly ComboboxOption[], state: ComboboxState): ComboboxState {
  if (!state.typed) return state.open ? { ...state, open: false, active: -1 } : state;
  if (state.text.trim() === "") return comboboxState(options, "");
  return comboboxState(options, namedOption(options, state.text)?.value ?? state.value);
}

function labelOf(options: readonly ComboboxOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? "";
}

"use client";

import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { LiveRegion } from "../live-region/live-region.tsx";
import { useAnnouncement } from "../live-region/use-announcement.ts";
import { mergeRefs } from "../merge-refs/merge-refs.ts";
import { type PluralMessage, pluralMessage } from "../plural-message/plural-message.ts";
import { TextInput } from "../text-input/text-input.tsx";
import { ComboboxList, optionId } from "./combobox-list.tsx";
import { type ComboboxAction, comboboxReducer, comboboxState, shownOptions } from "./combobox-state.ts";
import type { ComboboxOption } from "./match-options.ts";
import { NativeSelect } from "./native-select.tsx";

export type ComboboxProps = Omit<
  ComponentProps<typeof TextInput>,
  "type" | "value" | "defaultValue" | "prefix" | "suffix" | "list"
> & {
  /** Change the `key` when the options change. */
  options: readonly ComboboxOption[];
  /** Form field name of the selected option's value. */
  name?: string;
  defaultValue?: string;
  /** Called with the selected option's value, or "" if the field was cleared. */
  onValueChange?: (value: string) => void;
  /** Accessible name of the list: "Makes". */
  listLabel: string;
  /** Announced while typing: "{count} matches". */
  matches: PluralMessage;
  /** Shown and announced if no option matches. */
  noMatches: string;
};

/**
 * Selects one option of a long list by typing; other text is not accepted.
 * Before hydration it is a native select with the same options.
 */
export function Combobox({
  options,
  name,
  defaultValue = "",
  onValueChange,
  listLabel,
  matches,
  noMatches,
  className,
  ref,
  ...rest
}: ComboboxProps) {
  const [state, setState] = useState(() => comboboxState(options, defaultValue));
  const [stage, setStage] = useState<"select" | "focused" | "combobox">("select");
  const [announcement, announce] = useAnnouncement();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = shownOptions(options, state);
  const activeId = state.open && state.active >= 0 ? optionId(listId, state.active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  useEffect(() => {
    if (stage === "focused") field.current?.focus();
  }, [stage]);

  function dispatch(action: ComboboxAction): boolean {
    const next = comboboxReducer(options, state, action);
    if (next === state) return false;
    setState(next);
    if (next.value !== state.value) onValueChange?.(next.value);
    if (action.type === "typed") {
      const { length } = shownOptions(options, next);
      announce(length === 0 ? noMatches : pluralMessage(matches, length));
    }
    return true;
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (!dispatch({ type: "pressed", key: event.key, alt: event.altKey })) return;
    // Also stops Escape from closing a surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
  }

  if (stage === "select") {
    return (
      <NativeSelect
        {...rest}
        name={name}
        className={className}
        options={options}
        defaultValue={defaultValue}
        onScript={(value, focused) => {
          setState(comboboxState(options, value));
          setStage(focused ? "focused" : "combobox");
        }}
      />
    );
  }
  return (
    <span className={cx("relative block", className)}>
      {name ? <input type="hidden" name={name} value={state.value} /> : null}
      <TextInput
        role="combobox"
        aria-expanded={state.open && shown.length > 0}
        aria-controls={state.open && shown.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        {...rest}
        ref={mergeRefs(field, ref)}
        className="pe-10 text-ellipsis"
        value={state.text}
        onChange={(event) => dispatch({ type: "typed", text: event.currentTarget.value })}
        onClick={() => dispatch({ type: "toggled" })}
        onKeyDown={press}
        onBlur={() => dispatch({ type: "left" })}
      />
      <Glyph
        name="chevron-down"
        className="-translate-y-1/2 pointer-events-none absolute end-3.5 top-1/2 text-subtle"
      />
      {state.open ? (
        <ComboboxList
          id={listId}
          label={listLabel}
          options={shown}
          chosen={state.value}
          active={state.active}
          noMatches={noMatches}
          onChoose={(value) => dispatch({ type: "chosen", value })}
        />
      ) : null}
      <LiveRegion {...announcement} />
    </span>
  );
}

import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import type { ComboboxOption } from "./match-options.ts";

type ComboboxListProps = {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  chosen: string;
  /** Index of the active option; -1 for none. */
  active: number;
  noMatches: string;
  onChoose: (value: string) => void;
};

/** The option's id, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The open listbox of a combobox, or its "no matches" text. Focus stays in the field. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, chosen, active, noMatches, onChoose } = props;
  const panel =
    "absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-panel";
  if (options.length === 0) return <p className={cx(panel, "px-4 py-3 text-muted text-sm")}>{noMatches}</p>;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={panel}
      // Prevent the pointer from moving focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field.
        <div
          key={option.value}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          onClick={() => onChoose(option.value)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 hover:bg-surface-sunken aria-selected:bg-surface-sunken aria-selected:outline-2 aria-selected:outline-text aria-selected:-outline-offset-2"
        >
          <span className={cx("min-w-0", option.value === chosen && "font-semibold")}>{option.label}</span>
          {option.value === chosen ? <Glyph name="check" className="text-success-text" /> : null}
        </div>
      ))}
    </div>
  );
}

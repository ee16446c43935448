"use client";

import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../button/button.tsx";
import { ControlledDialog, type ControlledDialogProps } from "../dialog/controlled-dialog.tsx";
import { Switch } from "../switch/switch.tsx";

export type ConsentCategory = {
  /** Value for `onSave`: `analytics`. */
  value: string;
  label: ReactNode;
  /** Description of the category; for a locked or unavailable one also the reason. */
  description: ReactNode;
  /** Initial state of its switch. */
  on: boolean;
  /** Text beside the switch of an always-on category. */
  locked?: ReactNode;
  /** Disabled, because the browser sends Global Privacy Control. */
  unavailable?: boolean;
};

export type ConsentPreferencesProps = Omit<
  ControlledDialogProps,
  "children" | "footer" | "frame" | "size"
> & {
  intro: ReactNode;
  categories: readonly ConsentCategory[];
  /** States whether the browser sends Global Privacy Control, and that it is honoured. */
  note?: ReactNode;
  saveLabel: ReactNode;
  /** Called with the categories that are on, in their order. */
  onSave: (values: string[]) => void;
  /** A second button that refuses all. */
  denyLabel?: ReactNode;
  onDeny?: () => void;
};

/** A dialog with one consent switch per category. Only its save button saves. */
export function ConsentPreferences({
  intro,
  categories,
  note,
  saveLabel,
  onSave,
  denyLabel,
  onDeny,
  ...rest
}: ConsentPreferencesProps) {
  const formId = useId();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const on = new FormData(event.currentTarget).getAll("category");
    onSave(categories.filter(({ value, locked }) => locked || on.includes(value)).map(({ value }) => value));
  };
  return (
    <ControlledDialog
      size="md"
      footer={
        <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3">
          {denyLabel ? (
            <Button variant="secondary" onClick={onDeny} className="whitespace-normal!">
              {denyLabel}
            </Button>
          ) : null}
          <Button type="submit" form={formId} className="whitespace-normal!">
            {saveLabel}
          </Button>
        </div>
      }
      {...rest}
    >
      <p className="text-muted">{intro}</p>
      <form id={formId} onSubmit={save} className="mt-5 divide-y divide-line border-line border-y">
        {categories.map(({ value, label, description, on, locked, unavailable }) => (
          <Switch
            key={value}
            name="category"
            value={value}
            label={label}
            description={description}
            defaultChecked={on && !unavailable}
            locked={locked}
            disabled={unavailable}
            className="py-4"
          />
        ))}
      </form>
      {note ? <div className="mt-5">{note}</div> : null}
    </ControlledDialog>
  );
}

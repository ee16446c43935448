"use client";

import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../button/button.tsx";
import { ControlledDialog, type ControlledDialogProps } from "../dialog/controlled-dialog.tsx";
import { Switch } from "../switch/switch.tsx";

export type ConsentCategory = {
  /** What `onSave` is told: `analytics`. */
  value: string;
  label: ReactNode;
  /** What it covers; of a locked or unavailable one also why. */
  description: ReactNode;
  /** How its switch starts. */
  on: boolean;
  /** The words beside the switch of a category that is always on. */
  locked?: ReactNode;
  /** Cannot be turned on: the browser's Global Privacy Control rules it out. */
  unavailable?: boolean;
};

export type ConsentPreferencesProps = Omit<
  ControlledDialogProps,
  "children" | "footer" | "frame" | "size"
> & {
  intro: ReactNode;
  categories: readonly ConsentCategory[];
  /** Whether the browser sends Global Privacy Control, and that it is followed. */
  note?: ReactNode;
  saveLabel: ReactNode;
  /** The categories that are on, in their order. */
  onSave: (values: string[]) => void;
  /** A second button that refuses at once. */
  denyLabel?: ReactNode;
  onDeny?: () => void;
};

/** What the visitor allows, one switch per category; nothing is saved before the button says so. */
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

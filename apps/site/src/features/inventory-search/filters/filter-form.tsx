"use client";

import { useHydrated } from "@forecourt/ui/use-hydrated";
import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { useListNavigation } from "../list-navigation.ts";
import { changeOf, isTextField } from "./changed-address.ts";
import { addressOfRow } from "./row-address.ts";
import { usePageValues } from "./use-page-values.ts";
import { checkboxOf, usePressedRow } from "./use-pressed-row.ts";

/** The form of all filters. In the browser each change applies at once: a tick, a typed range, a slider. */
export function FilterForm(props: ComponentProps<"form">) {
  const { href, pending, follow, leave, prefetch } = useListNavigation();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  usePageValues(() => form.current);

  /** The list that this form requested and that is not shown yet. */
  const requested = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!pending) requested.current = null;
  }, [pending]);

  const apply = () => {
    const change = changeOf(form.current!);
    if (change) follow(change.address, { total: change.total });
    // A change was taken back.
    else if (requested.current !== null) follow(href);
    requested.current = change?.address ?? null;
    return requested.current;
  };
  const press = usePressedRow(apply, leave);

  // Once, for what was ticked or typed before hydration.
  useEffect(() => void apply(), []);

  const onClick = (event: MouseEvent) => {
    if (press.isDone(event)) event.preventDefault();
    else if (event.target === checkboxOf(event.target)) apply();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply();
    if (event.currentTarget.matches(":popover-open")) event.currentTarget.hidePopover();
  };
  const onBlur = ({ target }: FocusEvent) => {
    if (isTextField(target)) apply();
  };
  /** A slider writes its fields after these events. */
  const onRelease = ({ target }: PointerEvent | KeyboardEvent) => {
    if (!isTextField(target)) setTimeout(apply);
  };
  const onIntent = ({ target }: SyntheticEvent) => {
    const box = checkboxOf(target);
    const address = box && addressOfRow(box);
    if (address) prefetch(address);
  };
  return (
    <form
      {...props}
      ref={form}
      data-enhanced={hydrated ? "" : undefined}
      onClick={onClick}
      onSubmit={onSubmit}
      onBlur={onBlur}
      onPointerOver={onIntent}
      onFocus={onIntent}
      onPointerDown={(event) => {
        onIntent(event);
        press.start(event);
      }}
      onPointerUp={onRelease}
      onKeyUp={onRelease}
    />
  );
}

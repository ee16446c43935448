import { Textarea } from "@forecourt/ui/textarea";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";

type PrefilledTextareaProps = ComponentProps<"textarea"> & { id: string; defaultValue: string | undefined };

/**
 * A text area that keeps what was typed before hydration. React keeps it in inputs, but writes the first value of a
 * text area again.
 */
export function PrefilledTextarea({ id, defaultValue, ...rest }: PrefilledTextareaProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const isNew = useHydrated();
  const [typed] = useState(() => (isNew || !defaultValue ? undefined : typedInto(id)));
  useLayoutEffect(() => {
    const area = ref.current;
    if (area && typed !== undefined && area.value === defaultValue) area.value = typed;
  }, [typed, defaultValue]);
  return <Textarea ref={ref} id={id} defaultValue={defaultValue} {...rest} />;
}

/** The text of the server's element, which React has not taken over yet; undefined on the server. */
function typedInto(id: string): string | undefined {
  if (typeof HTMLTextAreaElement === "undefined") return undefined;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : undefined;
}

import { type ComponentProps, type ReactNode, type SubmitEvent, useId } from "react";
import { Button } from "../button/button.tsx";
import { cx } from "../class-names/class-names.ts";

export type ConsentButton = {
  /** Value for `onChoose` and the form: `deny`. */
  value: string;
  label: ReactNode;
  /** `quiet` for a button that decides nothing. `strong` only where accepting may stand out. `equal` for choices. */
  weight?: "equal" | "quiet" | "strong";
};

export type ConsentBannerProps = Omit<ComponentProps<"section">, "title" | "children" | "onSubmit"> & {
  /** Whether it is visible. Keep it mounted while hidden: its live region must exist before the announcement. */
  open: boolean;
  /** Hidden until the page's root has `data-consent`, which a script may set before the first paint. */
  waits?: boolean;
  title: ReactNode;
  /** The purpose of cookies, with a link to the policy. */
  text: ReactNode;
  /** States that Global Privacy Control is honoured, if the browser sends it. */
  note?: ReactNode;
  /** Shows the note only while the page's root has `data-gpc`. */
  noteWaits?: boolean;
  buttons: readonly ConsentButton[];
  /** Announced when the banner appears after the page, because focus does not move. */
  announcement?: string;
  onChoose?: ((value: string) => void) | undefined;
  /** Form action for use without JavaScript. */
  action?: string;
  /** Form field name of the choice. */
  name?: string;
  /** More hidden inputs, such as the page to return to. */
  fields?: ReactNode;
};

const variantOf = { equal: "secondary", quiet: "ghost", strong: "primary" } as const;

/**
 * Asks for cookie consent. It takes at most a third of a phone, and a corner of wide screens. It takes no focus and
 * shifts no content. Scroll padding in theme.css keeps focused elements visible above it. Put it first on the page,
 * after the skip link. When a visitor reopens it, focus its element.
 */
export function ConsentBanner({
  open,
  waits = false,
  title,
  text,
  note,
  noteWaits = false,
  buttons,
  announcement,
  onChoose,
  action,
  name = "consent",
  fields,
  className,
  ...rest
}: ConsentBannerProps) {
  const titleId = useId();
  return (
    <>
      {announcement === undefined ? null : (
        <p role="status" className="sr-only">
          {open ? announcement : ""}
        </p>
      )}
      {open ? (
        <section
          aria-labelledby={titleId}
          tabIndex={-1}
          data-consent-banner={waits ? "waits" : ""}
          className={cx(
            "fixed inset-x-0 bottom-0 z-40 max-h-(--consent-room) overflow-y-auto rounded-t-lg border border-line bg-surface shadow-overlay lg:inset-x-8 lg:bottom-6 lg:w-80 lg:rounded-lg",
            className,
          )}
          {...rest}
        >
          <form
            action={action}
            method="post"
            onSubmit={onChoose ? (event) => choose(event, onChoose) : undefined}
            className="grid gap-3 p-4 pb-[calc(16px+env(safe-area-inset-bottom))]"
          >
            {fields}
            <div>
              <h2 id={titleId} className="pe-26 font-semibold text-lg">
                {title}
              </h2>
              <p className="mt-0.5 max-w-[80ch] text-caption text-muted">{text}</p>
              {note ? (
                <div className="mt-1.5 max-w-[80ch] text-caption" data-gpc-note={noteWaits ? "" : undefined}>
                  {note}
                </div>
              ) : null}
            </div>
            <div className="grid gap-2">
              {buttons.map(({ value, label, weight = "equal" }) => (
                <Button
                  key={value}
                  type="submit"
                  name={name}
                  value={value}
                  variant={variantOf[weight]}
                  size={weight === "quiet" ? "sm" : "md"}
                  // One that decides nothing is beside the title.
                  className={weight === "quiet" ? "absolute end-3 top-3" : "whitespace-normal!"}
                >
                  {label}
                </Button>
              ))}
            </div>
          </form>
        </section>
      ) : null}
    </>
  );
}

function choose(event: SubmitEvent<HTMLFormElement>, onChoose: (value: string) => void) {
  event.preventDefault();
  const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
  if (submitter instanceof HTMLButtonElement) onChoose(submitter.value);
}

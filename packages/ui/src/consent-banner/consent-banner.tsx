import { type ComponentProps, type ReactNode, type SubmitEvent, useId } from "react";
import { Button } from "../button/button.tsx";
import { cx } from "../class-names/class-names.ts";

export type ConsentButton = {
  /** What `onChoose` is told and the form sends: `deny`. */
  value: string;
  label: ReactNode;
  /** `quiet` for a button that decides nothing yet. `strong` only where accepting may stand out; choices are `equal`. */
  weight?: "equal" | "quiet" | "strong";
};

export type ConsentBannerProps = Omit<ComponentProps<"section">, "title" | "children" | "onSubmit"> & {
  /** Whether it is shown. Keep the component on the page while it is not: its announcement needs a place. */
  open: boolean;
  title: ReactNode;
  /** What cookies are for here, with a link to the policy. */
  text: ReactNode;
  /** That the browser's Global Privacy Control is followed, when it sends that. */
  note?: ReactNode;
  buttons: readonly ConsentButton[];
  /** Read out when the banner appears, since focus stays where it is. */
  announcement: string;
  onChoose?: ((value: string) => void) | undefined;
  /** Where a choice is posted while there is no JavaScript. */
  action?: string;
  /** What the choice is called in the form. */
  name?: string;
  /** More that the form sends, as hidden inputs: the page to come back to. */
  fields?: ReactNode;
};

const variantOf = { equal: "secondary", quiet: "ghost", strong: "primary" } as const;

/**
 * Asks about cookies from the bottom of the screen and leaves the page usable: it takes no focus, moves nothing and
 * keeps its room free (theme.css), so that what has focus is never under it. Put it first on the page, after the skip
 * link. Where a visitor opens it again by hand, focus its element.
 */
export function ConsentBanner({
  open,
  title,
  text,
  note,
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
      <p role="status" className="sr-only">
        {open ? announcement : ""}
      </p>
      {open ? (
        <section
          aria-labelledby={titleId}
          tabIndex={-1}
          data-consent-banner=""
          className={cx(
            "@container fixed inset-x-0 bottom-0 z-40 max-h-(--consent-room) overflow-y-auto rounded-t-lg border border-line bg-surface shadow-overlay lg:inset-x-8 lg:bottom-6 lg:mx-auto lg:max-w-344 lg:rounded-lg",
            className,
          )}
          {...rest}
        >
          <form
            action={action}
            method="post"
            onSubmit={onChoose ? (event) => choose(event, onChoose) : undefined}
            className="grid items-center gap-x-12 gap-y-4 px-4 pt-5 pb-[calc(16px+env(safe-area-inset-bottom))] lg:px-7 lg:py-6 @min-[68rem]:grid-cols-[minmax(0,1fr)_auto]"
          >
            {fields}
            <div>
              <h2 id={titleId} className="font-semibold text-xl">
                {title}
              </h2>
              <p className="mt-1 max-w-[80ch] text-control text-muted">{text}</p>
              {note ? <div className="mt-2 max-w-[80ch] text-control">{note}</div> : null}
            </div>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-2.5 @min-[68rem]:flex">
              {buttons.map(({ value, label, weight = "equal" }) => (
                <Button
                  key={value}
                  type="submit"
                  name={name}
                  value={value}
                  variant={variantOf[weight]}
                  className="whitespace-normal! lg:min-h-13.5"
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

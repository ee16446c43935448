"use client";

import { type ComponentProps, use } from "react";
import { isPlainClick } from "../router-link/plain-click.ts";
import { UnlockContext } from "./unlock-context.ts";

/**
 * A link to an unlock page that opens it in the dialog. The dialog's code and the step load when the link is touched,
 * hovered or focused. Before hydration it is a plain link.
 */
export function UnlockLink({ href, ...rest }: Omit<ComponentProps<"a">, "href"> & { href: string }) {
  const unlock = use(UnlockContext);
  const prepare = () => unlock?.prepare(href);
  return (
    <a
      rel="nofollow"
      {...rest}
      href={href}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        if (!unlock || !isPlainClick(event)) return;
        event.preventDefault();
        unlock.open(href, event.currentTarget);
      }}
    />
  );
}

import type { MouseEvent } from "react";

/** Whether the router should answer a press: a plain left click on a link to this site that opens in this tab. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    event.button === 0 && !modified && (target === "" || target === "_self") && origin === location.origin
  );
}

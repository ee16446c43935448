import type { MouseEvent } from "react";

/** Whether the router should handle a click: an unmodified left click on a same-origin link for the same tab. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    event.button === 0 && !modified && (target === "" || target === "_self") && origin === location.origin
  );
}

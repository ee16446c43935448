import type { Ref, RefCallback, RefObject } from "react";

/** Merges a component's own ref with the ref that its caller passed. */
export function mergeRefs<T>(own: RefObject<T | null>, forwarded: Ref<T> | undefined): RefCallback<T> {
  return (element: T | null) => {
    own.current = element;
    if (typeof forwarded === "function") return forwarded(element);
    if (forwarded) forwarded.current = element;
  };
}

import type { Ref, RefCallback, RefObject } from "react";

/** A ref for an element that the component itself needs and its caller may want. */
export function bothRefs<T>(own: RefObject<T | null>, given: Ref<T> | undefined): RefCallback<T> {
  return (element: T | null) => {
    own.current = element;
    if (typeof given === "function") return given(element);
    if (given) given.current = element;
  };
}

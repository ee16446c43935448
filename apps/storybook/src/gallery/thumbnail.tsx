import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useToolbar } from "../toolbar/use-toolbar.ts";
import type { GalleryEntry } from "./gallery-entries.ts";
import { storyOf } from "./gallery-stories.ts";

/** A component's story, scaled down and inert. It is rendered once it is near the screen. */
export function Thumbnail({ entry }: { entry: GalleryEntry }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  return (
    <div ref={frame} className="docs-thumbnail sb-unstyled" inert>
      {isNear ? (
        <Suspense>
          <Picture entry={entry} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Picture({ entry }: { entry: GalleryEntry }) {
  const { Story, inFrame } = storyOf(entry);
  const { brand, mode } = useToolbar();
  if (inFrame) {
    const globals = `brand:${brand};mode:${mode};a11y.manual:!true`;
    return (
      <iframe
        title={entry.name}
        src={`iframe.html?id=${entry.story}&viewMode=story&globals=${globals}`}
        className="docs-thumbnail-page"
      />
    );
  }
  return (
    <div className="docs-thumbnail-part font-sans text-base text-text">
      <div className="w-full">
        <Story />
      </div>
    </div>
  );
}

/** Whether an element has been within a screen of the visible part. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

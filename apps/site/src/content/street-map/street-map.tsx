"use client";

import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { CONSENT_CHANGED } from "#shared/consent/consent-events.ts";
import { isAllowed } from "#shared/storage/browser-storage.ts";
import type { StreetMapOptions } from "./street-map-options.ts";

type StreetMapProps = StreetMapOptions & {
  className: string;
  /** The schematic map: it stays without consent, without WebGL, and where the service does not answer. */
  children: ReactNode;
};

/** The map starts to load before it is in view. */
const NEAR = "200px";

/** The library is large: only visitors who see the map load it. Offline, the schematic map stays. */
const StreetMapView = lazy(() => import("./street-map-view.tsx").catch(() => ({ default: () => null })));

/** A map service's streets over the schematic map, once functional cookies are allowed. */
export function StreetMap({ className, children, ...options }: StreetMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isNear = useIsNear(frame);
  const isConsented = useSyncExternalStore(onConsentChanged, mayUseMaps, () => false);
  const isShown = isConsented && isDrawn;
  return (
    <div ref={frame} className={`relative grid min-w-0 self-stretch ${className}`}>
      <div className={isShown ? "invisible grid" : "grid"}>{children}</div>
      {isNear && isConsented ? (
        // The map measures its frame while it loads, so the frame has its size from the start.
        <div className={isShown ? "absolute inset-0" : "invisible absolute inset-0"}>
          <Suspense fallback={null}>
            <StreetMapView {...options} onDrawn={setDrawn} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}

const mayUseMaps = () => isAllowed("functional");

function onConsentChanged(notify: () => void): () => void {
  addEventListener(CONSENT_CHANGED, notify);
  return () => removeEventListener(CONSENT_CHANGED, notify);
}

/** Whether the element has been near the window. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}

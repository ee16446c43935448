"use client";

import { type ReactNode, useEffect, useRef } from "react";
import type * as script from "#browser/street-map/street-map.ts";
import type { StreetMapOptions } from "#browser/street-map/street-map-options.ts";

type StreetMapProps = {
  options: StreetMapOptions;
  /** Address of the bundled script: pages without a map do not pay for it. */
  script: string;
  className: string;
  children: ReactNode;
};

/** A map service's streets over the schematic map, once functional cookies are allowed. */
export function StreetMap({ options, script: address, className, children }: StreetMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const first = useRef(options);
  useEffect(() => {
    const following = (import(/* turbopackIgnore: true */ address) as Promise<typeof script>).then(
      ({ followStreetMap }) => frame.current && followStreetMap(frame.current, first.current),
      () => null,
    );
    return () => void following.then((stop) => stop?.());
  }, [address]);
  return (
    <div ref={frame} className={className}>
      {children}
    </div>
  );
}

import { Glyph } from "../glyph/glyph.tsx";

/** Points down while its `details` is closed, up while it is open; whatever lies in between has no say. */
export function DisclosureChevron() {
  return (
    <Glyph
      name="chevron-down"
      className="ms-auto motion-safe:transition-transform [details[open]>summary>&]:rotate-180"
    />
  );
}

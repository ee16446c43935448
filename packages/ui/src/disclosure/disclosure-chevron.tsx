import { Glyph } from "../glyph/glyph.tsx";

/** Points down while its own `details` is closed, up while open, also when nested. */
export function DisclosureChevron() {
  return (
    <Glyph
      name="chevron-down"
      className="ms-auto motion-safe:transition-transform [details[open]>summary>&]:rotate-180"
    />
  );
}

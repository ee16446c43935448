import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * `rules`: these alone. `within`: this part of the page alone, by its selector. `covered`: a bar covers part of the
 * page, so the controls half under it have no full size.
 */
type Scope = { rules?: string[]; within?: string; covered?: boolean };

/** Each violation that axe finds on a page: its rule, and the elements' HTML. */
export async function axeViolations(
  page: Page,
  { rules, within, covered = false }: Scope = {},
): Promise<string[]> {
  // Legacy mode is faster; the default mode is only needed for frames.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (within) axe.include(within);
  const { violations } = await axe
    .options({
      // `target-size` is off by default; Lighthouse counts it.
      ...(rules ? { runOnly: rules } : { rules: { "target-size": { enabled: !covered } } }),
      resultTypes: ["violations"],
      // No enabled rule reads style sheets, and fetching them again takes long.
      preload: false,
    })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join("\n")}`,
  );
}

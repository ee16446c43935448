import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./product/test.ts";
import { openPage } from "./shopper/open-page.ts";
import { pathPages } from "./shopper/path-pages.ts";

const LOOKS = [
  { width: 1440, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
] as const;

for (const { width, colorScheme } of LOOKS) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test("axe finds nothing on any page of the path", async ({ page }) => {
      test.setTimeout(120_000);
      for (const [name, path] of await pathPages()) {
        await openPage(page, path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join("\n")}`,
        );
        expect.soft(found, name).toEqual([]);
      }
    });
  });
}

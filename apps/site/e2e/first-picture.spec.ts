import { expect, test } from "./product/test.ts";
import { openPage } from "./shopper/open-page.ts";
import { pathPages } from "./shopper/path-pages.ts";

/** The first picture that a phone shows without scrolling: its address and how it loads. */
function firstPicture(): { src: string; loading: string; priority: string } | null {
  const [picture] = [...document.querySelectorAll<HTMLImageElement>("main img")].filter((image) => {
    const { top, width, height } = image.getBoundingClientRect();
    return top + height / 2 < innerHeight && width * height > 20_000;
  });
  return picture ? { src: picture.src, loading: picture.loading, priority: picture.fetchPriority } : null;
}

test("the first picture of the first screen loads at once, with high priority", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let seen = 0;
  for (const [name, path] of [...(await pathPages()), ["offers", "/special-offers"] as const]) {
    await openPage(page, path);
    const picture = await page.evaluate(firstPicture);
    if (!picture) continue;
    seen += 1;
    expect.soft(picture, name).toMatchObject({ loading: "eager", priority: "high" });
  }
  expect(seen).toBeGreaterThanOrEqual(5);
});

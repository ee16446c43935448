import type { Locator, Page } from "@playwright/test";
import { tabTo } from "./tab-to.ts";
import { typeSlowly } from "./type-slowly.ts";

/** How a shopper uses controls. */
export type Hands = {
  /** Follows a link or presses a button. */
  press(control: Locator): Promise<void>;
  /** Types into an empty field. */
  type(field: Locator, text: string): Promise<void>;
  /** Types over two seconds in place of what is there: a form sent at once is held as a bot's. */
  typeSlowly(field: Locator, text: string): Promise<void>;
  /** Ticks a checkbox, or chooses one of a group of radio buttons without a choice. */
  choose(control: Locator): Promise<void>;
};

/** A mouse, for pages with and without scripts. */
export const MOUSE: Hands = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
  async typeSlowly(field, text) {
    await field.clear();
    await typeSlowly(field, text);
  },
  choose: (control) => control.check(),
};

/** The keyboard alone. */
export function keyboardOf(page: Page): Hands {
  return {
    async press(control) {
      await tabTo(page, control);
      await page.keyboard.press("Enter");
    },
    async type(field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    async typeSlowly(field, text) {
      // Tab selects the text that is there.
      await tabTo(page, field);
      await typeSlowly(field, text);
    },
    async choose(control) {
      const name = await control.getAttribute("name");
      await tabTo(page, page.locator(`:is(main, dialog[open]) input[name="${name}"]`).first());
      for (let key = "Space"; !(await control.isChecked()); key = "ArrowDown") await page.keyboard.press(key);
    },
  };
}

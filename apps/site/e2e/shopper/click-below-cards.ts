import type { Locator } from "@playwright/test";

/**
 * Scrolls to a control below a list's cards, then clicks. Cards are laid out once they are on the screen, which moves
 * what is below them: in the same step the mouse would go down on the control and up beside it.
 */
export async function clickBelowCards(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.click();
}

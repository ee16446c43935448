import type { DealershipConfig } from "@forecourt/dealership";
import { dealership, settingsFor } from "./dealership.ts";

/**
 * The id of the chat provider; null without one. The provider must also take part in the consent flow: otherwise
 * nobody was asked, and nothing may load.
 *
 * @example chatProvider(settings) // null: the built-in panel opens
 */
export function chatProvider({ tags, cookies }: Pick<DealershipConfig, "tags" | "cookies">): string | null {
  return (cookies.podium && tags.chatWidget?.trim()) || null;
}

/** Whether any store has a chat provider; only then may pages load its script. */
export function hasChatProvider(): boolean {
  return dealership.settings.stores.some(({ id }) => chatProvider(settingsFor(id)) !== null);
}

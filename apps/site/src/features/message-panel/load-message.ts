import { loadChatProvider } from "#browser/load-chat-provider.ts";
import { isAllowed } from "#shared/storage/browser-storage.ts";
import { fetchMessagePanel } from "./fetch-message-panel.ts";
import { MessagePanel } from "./message-panel.tsx";
import type { MessagePanelContent } from "./message-panel-content.ts";

/** The panel's code and what it shows, or the provider's own chat. */
export type LoadedMessage =
  | { kind: "panel"; Panel: typeof MessagePanel; content: MessagePanelContent }
  | { kind: "provider" };

/**
 * What a press on the button opens. The provider's script loads only with consent to functional cookies; without it,
 * or when it does not come, the built-in panel opens. Rejects when that cannot be loaded either.
 */
export async function loadMessage(
  page: string,
  provider: string | null,
  loadProvider: typeof loadChatProvider = loadChatProvider,
): Promise<LoadedMessage> {
  if (provider !== null && isAllowed("functional") && (await loadProvider(provider)))
    return { kind: "provider" };
  return {
    kind: "panel",
    Panel: MessagePanel,
    content: await fetchMessagePanel(page, location.pathname),
  };
}

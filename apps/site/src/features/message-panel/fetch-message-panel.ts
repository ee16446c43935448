import { MESSAGE_PANEL_API_PATH } from "#shared/addresses/message-panel-api-path.ts";
import type { MessagePanelContent } from "./message-panel-content.ts";

/** An answer that takes longer counts as failed. */
const TIMEOUT_MS = 10_000;

/**
 * The panel in place of a contact page. Rejects without an answer.
 *
 * @param page the address of the contact page, which names the vehicle
 * @param from the page with the button
 */
export async function fetchMessagePanel(page: string, from: string): Promise<MessagePanelContent> {
  const response = await fetch(`${MESSAGE_PANEL_API_PATH}?${new URLSearchParams({ page, from })}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`No message panel: ${response.status}`);
  return response.json();
}

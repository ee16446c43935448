import { CHAT_PROVIDER_SCRIPT } from "#shared/consent/chat-provider-hosts.ts";

/**
 * Adds the chat provider's script to the page. Call it only after consent. False when the script does not come.
 *
 * @param id the dealership's id at the provider
 */
export function loadChatProvider(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = `${CHAT_PROVIDER_SCRIPT}#ORG_TOKEN=${encodeURIComponent(id)}`;
    script.id = "podium-widget";
    script.dataset["organizationApiToken"] = id;
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}

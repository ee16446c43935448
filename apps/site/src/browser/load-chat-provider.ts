import { CHAT_PROVIDER_SCRIPT } from "#shared/consent/chat-provider-hosts.ts";
import { CONSENT_CHANGED } from "#shared/consent/consent-events.ts";
import { isAllowed } from "#shared/storage/browser-storage.ts";

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
    script.onload = () => {
      addEventListener(CONSENT_CHANGED, reloadWithout);
      resolve(true);
    };
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}

/** Only a new page ends a running script: after the withdrawal of functional cookies the page is loaded again. */
function reloadWithout(): void {
  if (!isAllowed("functional")) location.reload();
}

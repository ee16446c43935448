import { CHAT_PROVIDER_HOSTS } from "#shared/consent/chat-provider-hosts.ts";
import { type ServiceHosts, thirdPartyHosts } from "#shared/tracking/third-party-hosts.ts";
import { experimentService } from "../experiments/experiment-service.ts";
import { hasChatProvider } from "./chat-provider.ts";
import { dealership, settingsFor } from "./dealership.ts";

const CHAT_PROVIDER: ServiceHosts = {
  script: [CHAT_PROVIDER_HOSTS],
  connect: [CHAT_PROVIDER_HOSTS],
  picture: [CHAT_PROVIDER_HOSTS],
  frame: [CHAT_PROVIDER_HOSTS],
};

/** The outside experiment service answers the client's requests; its program is ours. */
function experimentServiceHosts(): ServiceHosts[] {
  const url = experimentService()?.url;
  return url === undefined ? [] : [{ script: [], connect: [new URL(url).origin], picture: [], frame: [] }];
}

/** The third parties that the group or a store has an id of: pages are shared, and so is their policy. */
export function usedServices(): ServiceHosts[] {
  const { settings } = dealership;
  const everyStore = [settings, ...settings.stores.map(({ id }) => settingsFor(id))];
  return [
    ...(hasChatProvider() ? [CHAT_PROVIDER] : []),
    ...everyStore.flatMap(({ tags }) => thirdPartyHosts(tags)),
    ...experimentServiceHosts(),
  ];
}

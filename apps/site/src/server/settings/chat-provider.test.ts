import { expect, it } from "vitest";
import { chatProvider, hasChatProvider } from "./chat-provider.ts";
import { dealership } from "./dealership.ts";

const withChat = (chatWidget: string | null, podium: boolean) => {
  const { tags, cookies } = dealership.settings;
  return { tags: { ...tags, chatWidget }, cookies: { ...cookies, podium } };
};

it("is on with an id that takes part in the consent flow", () => {
  expect(chatProvider(withChat("org-1", true))).toBe("org-1");
});

it.each([
  ["without an id", withChat(null, true)],
  ["with an empty id", withChat(" ", true)],
  ["outside the consent flow", withChat("org-1", false)],
])("is off %s", (_case, settings) => {
  expect(chatProvider(settings)).toBeNull();
});

it("is off for the sample dealership, so its policy names no other host", () => {
  expect(hasChatProvider()).toBe(false);
});

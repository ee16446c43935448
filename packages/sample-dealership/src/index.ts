import { settings } from "./settings.ts";

export { feedUrl, illustrationsUrl } from "./feed-url.ts";

/** Everything Larkspur Mitsubishi says and has. */
export const larkspur = { settings };

import type { BrowserContext, Request } from "@playwright/test";

/** What a page sent to third parties, or to the site for them. */
export type ThirdPartyRequest = { to: ThirdParty; url: string; body: string | null };

export type ThirdParty =
  | "tag manager"
  | "Google tag"
  | "Google Analytics"
  | "ad pixel"
  | "ad network"
  | "site for the ad network"
  | "unknown";

const PARTIES: readonly [RegExp, ThirdParty][] = [
  [/^https:\/\/www\.googletagmanager\.com\/gtm\.js/, "tag manager"],
  [/^https:\/\/www\.googletagmanager\.com\/gtag\/js/, "Google tag"],
  [/^https:\/\/www\.google-analytics\.com\/g\/collect/, "Google Analytics"],
  [/^https:\/\/connect\.facebook\.net\/en_US\/fbevents\.js/, "ad pixel"],
  [/^https:\/\/www\.facebook\.com\/tr/, "ad network"],
];

/**
 * Google's scripts do this much: they follow consent mode, keep a client id with analytics, and send events. Both read
 * the same queue.
 */
const GOOGLE = `(() => {
  if (self.googleStandIn) return;
  self.googleStandIn = true;
  const state = {};
  const take = (entry) => {
    if (entry[0] === "consent") {
      Object.assign(state, entry[2]);
      if (state.analytics_storage === "granted") document.cookie = "_ga=GA1.1.1162820436.1749482504; path=/";
    }
    const name = entry[0] === "event" ? entry[1] : entry.event;
    if (name && name !== "gtm.js") new Image().src = "https://www.google-analytics.com/g/collect?en=" + name +
      "&ads=" + state.ad_storage + "&payload=" + encodeURIComponent(JSON.stringify(entry[0] === "event" ? entry[2] : entry));
  };
  const push = self.dataLayer.push;
  self.dataLayer.forEach(take);
  self.dataLayer.push = (entry) => { push.call(self.dataLayer, entry); take(entry); };
})()`;

/** The ad network's script: sends events while consent is granted. */
const PIXEL = `(() => {
  let granted = false;
  const call = (...command) => {
    if (command[0] === "consent") granted = command[1] === "grant";
    if (/^track/.test(command[0]) && granted) new Image().src = "https://www.facebook.com/tr?id=" + command[1] +
      "&ev=" + command[2] + "&eid=" + command[4].eventID;
  };
  self.fbq.callMethod = call;
  for (const command of self.fbq.queue.splice(0)) call(...command);
})()`;

/** Answers in place of every other host, and records what each gets. Nothing leaves the machine. */
export async function standIn(context: BrowserContext): Promise<ThirdPartyRequest[]> {
  const requests: ThirdPartyRequest[] = [];
  context.on("request", (request) => {
    const to = partyOf(request);
    if (to) requests.push({ to, url: request.url(), body: request.postData() });
  });
  await context.route(
    (url) => url.hostname !== "localhost",
    (route) => {
      const to = partyOf(route.request());
      if (to === "tag manager" || to === "Google tag") return route.fulfill(script(GOOGLE));
      if (to === "ad pixel") return route.fulfill(script(PIXEL));
      return route.fulfill({ status: 204 });
    },
  );
  return requests;
}

const script = (body: string) => ({ contentType: "text/javascript", body });

function partyOf(request: Request): ThirdParty | null {
  const url = new URL(request.url());
  if (url.hostname === "localhost")
    return url.pathname === "/api/track/facebook" ? "site for the ad network" : null;
  return PARTIES.find(([address]) => address.test(url.href))?.[1] ?? "unknown";
}

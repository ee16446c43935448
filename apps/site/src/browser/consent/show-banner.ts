import type { TrackerConfig } from "#shared/tracking/tracker-config.ts";
import { LOCK_PAGE } from "./lock-page.ts";

/** What the two consent scripts need to know of the site, in few letters: it is in every page. */
export type ConsentConfig = {
  tier: 0 | 1 | 2 | 3;
  /** Version of the cookie policy. */
  policy: string;
  locale: "en" | "es";
  /** Cookies are `Secure`. */
  https: boolean;
  /** Address of the page with the switches. */
  choices: string;
  /** Address of the consent script. */
  script: string;
  /** Address of the script that removes what is no longer allowed. */
  withdraw: string;
  /** The page behind the banner is not operable. */
  locks?: true;
  /** Address of the tracker, and what it needs; only when an id of a third party is set, and in development. */
  tracker?: string;
  tags?: TrackerConfig;
};

/**
 * Decides in the head, before the first paint, whether the banner is shown. Then adds the consent script. Sets
 * `data-consent` and `data-gpc` on the root. Sets `data-functional` where functional cookies are allowed, and
 * `data-answered` where they are allowed or refused. Follows `@forecourt/consent`, which is too large to be in every
 * page. A test compares the two for all stored values.
 */
export const SHOW_BANNER = [
  `(s=>{let r=document.documentElement,f=()=>{`,
  `let g=n=>{try{return decodeURIComponent((document.cookie.match("(?:^|; )"+n+"=([^;]*)")||[])[1]||"")}catch{return""}},`,
  `d=g("displayCookies"),n=navigator,a=g("allowCookies"),t=s.tier<2,`,
  `v=g("consentRecord").split("~")[0]==encodeURIComponent(s.policy)&&/essential|functional|analytics|targeting/.test(a)&&d!="show",`,
  `c=v&&d!="ask";`,
  `r.toggleAttribute("data-answered",t||v);`,
  `r.toggleAttribute("data-functional",t||v&&/functional/.test(a));`,
  `r.toggleAttribute("data-gpc",n.globalPrivacyControl===!0||g("gpc")=="1");`,
  `r.toggleAttribute("data-consent",s.tier>0&&(d=="force"||!c&&!/^(\\/es)?\\/legal(\\/|$)/.test(location.pathname)))};`,
  `f();self.consent={s,show:f};addEventListener("pageshow",e=>e.persisted&&f());`,
  `if(s.script){let x=document.createElement("script");x.async=!0;x.src=s.script;document.head.append(x)}})`,
].join("");

/** The text of the head's script for a site. */
export function headScript(config: ConsentConfig): string {
  const json = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
  const lock = config.locks ? `;${LOCK_PAGE}(${json(config.choices)})` : "";
  return `${SHOW_BANNER}(${json(config)})${lock}`;
}

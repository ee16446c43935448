import { singleLine } from "@forecourt/contact-details";

/** The `utm_` parameters of a URL. */
export type Campaign = { [Name in `utm_${string}`]?: string };

const NAME = /^utm_[a-z_]{1,30}$/;
const MAX_LENGTH = 200;

/** Reads the campaign of the current URL; takes the first of repeated parameters and truncates long values. */
export function readCampaign(parameters: URLSearchParams): Campaign {
  const campaign: Campaign = {};
  for (const [name, value] of parameters) {
    const text = singleLine(value.slice(0, MAX_LENGTH));
    if (NAME.test(name) && text !== "") campaign[name as `utm_${string}`] ??= text;
  }
  return campaign;
}

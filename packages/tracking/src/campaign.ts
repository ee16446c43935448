import { singleLine } from "@forecourt/contact-details";

/** The `utm_` parameters of an address. */
export type Campaign = { [Name in `utm_${string}`]?: string };

const NAME = /^utm_[a-z_]{1,30}$/;
const MAX_LENGTH = 200;

/** Reads the campaign of the current address; the first of a name wins, and a long value is cut. */
export function readCampaign(parameters: URLSearchParams): Campaign {
  const campaign: Campaign = {};
  for (const [name, value] of parameters) {
    const text = singleLine(value.slice(0, MAX_LENGTH));
    if (NAME.test(name) && text !== "") campaign[name as `utm_${string}`] ??= text;
  }
  return campaign;
}

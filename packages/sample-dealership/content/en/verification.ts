import type { SiteContent } from "@forecourt/dealership/content";

export const verification: SiteContent["verification"] = {
  title: "Confirm your phone",
  text: "We sent a 6-digit code to {enteredPhone}. Enter it here and everything opens.",
  hint: "It can take a minute to arrive. Your request has reached us either way.",
  inboxNote:
    "Text messages are not set up on this site yet. The code is in the worker’s inbox at {inboxUrl}.",
};

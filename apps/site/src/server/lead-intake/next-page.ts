import type { LeadKind } from "@forecourt/leads/forms";
import { pathWith } from "../path-with.ts";
import type { UnlockStep } from "./unlock-step.ts";

/** The page that follows an accepted form. `next` is where the shopper was going, `vin` the vehicle it was about. */
export function nextPage(
  kind: LeadKind,
  unlock: UnlockStep,
  { next, vin }: { next: string | null; vin: string | null },
): string {
  if (kind !== "UNLOCK_PRICE" && kind !== "UNLOCK_INVENTORY") return "/contact-us/sent";
  const on = { vin, next };
  if (unlock === "granted") return pathWith("/unlock/granted", on);
  return pathWith("/unlock/verify", { ...on, notice: unlock === "code-sent" ? null : unlock });
}

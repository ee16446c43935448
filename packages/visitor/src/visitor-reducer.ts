import { expireUnlocks } from "./expire-unlocks.ts";
import { confirmPhone, saveContactDetails } from "./save-contact-details.ts";
import { currentStore, selectStore } from "./store-choice.ts";
import type { VisitorAction } from "./visitor-actions.ts";
import type { VisitorAddress, VisitorProfile } from "./visitor-profile.ts";
import type { VisitorEffect, VisitorSettings, VisitorTransition } from "./visitor-transition.ts";

/**
 * Handles a visitor's action: returns the new profile and the effects for the caller.
 *
 * A save unlocks the covered gates when the profile is then complete. With phone verification it requests the code, and
 * `phone-verified` unlocks. Blank fields keep known values (docs/product/visitor.md, "Actions").
 *
 * @example visitorReducer(NEW_VISITOR, { type: "contact-details-saved", details, now, newUserId }, { phoneVerification: false })
 * // { visitor: { …, unlockPrice: now }, effects: [{ type: "lead" }, { type: "unlocked", gates: […] }], changed: true }
 */
export function visitorReducer(
  visitor: VisitorProfile,
  action: VisitorAction,
  settings: VisitorSettings,
): VisitorTransition {
  switch (action.type) {
    case "contact-details-saved":
      return saveContactDetails(visitor, action, settings);
    case "phone-verified":
      return confirmPhone(visitor, action);
    case "address-saved":
      return saveAddress(visitor, action.field, action.address);
    case "financing-applied":
      return applyForFinancing(visitor, action, settings);
    case "lead-accepted":
      return withoutEffects({ ...visitor, hasSentLead: true });
    case "store-selected":
      return withoutEffects(selectStore(visitor, action));
    case "language-chosen":
      return withoutEffects(
        action.languages.includes(action.language) ? { ...visitor, language: action.language } : visitor,
      );
    case "returned":
      return withoutEffects(
        currentStore(expireUnlocks(visitor, action.now, action.unlockLifetimeMs), action),
      );
  }
}

/** A transition without effects and without changed contact data. */
function withoutEffects(visitor: VisitorProfile): VisitorTransition {
  return { visitor, effects: [], changed: false };
}

function saveAddress(
  before: VisitorProfile,
  field: "locationAddress" | "homeAddress",
  address: VisitorAddress | null,
): VisitorTransition {
  const changed = !sameAddress(before[field], address);
  return { visitor: changed ? { ...before, [field]: address } : before, effects: [], changed };
}

/** An application without new data was received before and is not sent again. */
function applyForFinancing(
  before: VisitorProfile,
  action: Extract<VisitorAction, { type: "financing-applied" }>,
  settings: VisitorSettings,
): VisitorTransition {
  const home = saveAddress(before, "homeAddress", action.homeAddress ?? before.homeAddress);
  const saved = saveContactDetails(home.visitor, action, settings);
  const changed = home.changed || saved.changed;
  const effect: VisitorEffect = { type: changed ? "send-application" : "already-received" };
  return { visitor: saved.visitor, effects: [effect, ...saved.effects], changed };
}

function sameAddress(one: VisitorAddress | null, other: VisitorAddress | null): boolean {
  if (one === null || other === null) return one === other;
  return (Object.keys(one) as (keyof VisitorAddress)[]).every((field) => one[field] === other[field]);
}

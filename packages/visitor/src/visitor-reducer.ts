import { normalizePhone, parsePhone } from "@forecourt/contact-details";
import { GATES, type Gate, isUnlocked, UNLOCK_FIELDS } from "./unlock-gates.ts";
import {
  CONTACT_FIELDS,
  type ContactFields,
  isBlank,
  isProfileComplete,
  isProfileEmpty,
  type VisitorProfile,
} from "./visitor-profile.ts";

/**
 * Something a visitor did. `now` is milliseconds since 1970; `covers` names the gates the form opens, all of them
 * when left out.
 */
export type VisitorAction =
  | {
      type: "contact-details-saved";
      details: Partial<ContactFields>;
      now: number;
      /** Becomes the visitor's id if this is their first contact and they have none. */
      newUserId: string;
      covers?: readonly Gate[];
    }
  | {
      type: "phone-verified";
      /** The phone the code was sent to. */
      phone: string;
      now: number;
      covers?: readonly Gate[];
    };

/** What the caller has to do because of an action, in this order. */
export type VisitorEffect =
  /** Track a Lead: the visitor had left nothing before. */
  | { type: "lead" }
  /** Ask for the code sent to this phone, ten digits; the unlock waits for it. */
  | { type: "verify-phone"; phone: string }
  /** These gates have just opened. */
  | { type: "unlocked"; gates: Gate[] };

export type VisitorSettings = {
  /** Whether an unlock waits for a code sent to the phone. */
  phoneVerification: boolean;
};

export type VisitorTransition = {
  visitor: VisitorProfile;
  effects: VisitorEffect[];
  /** Whether any of the four contact fields changed. */
  changed: boolean;
};

/**
 * What follows from a visitor's action: the new profile and what has to be done about it.
 *
 * A save unlocks when the profile after it is complete and a covered gate was still closed; with phone verification
 * it asks for the code instead, and the unlock happens on `phone-verified`. A field left blank keeps what is known
 * (docs/product/unlock-gates.md, "Unlocking").
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
  }
}

function saveContactDetails(
  before: VisitorProfile,
  action: Extract<VisitorAction, { type: "contact-details-saved" }>,
  settings: VisitorSettings,
): VisitorTransition {
  const merged = withContactFields(before, action.details);
  const effects: VisitorEffect[] = [];
  let after = merged;
  if (isProfileEmpty(before) && !isProfileEmpty(after)) {
    after = { ...after, uniqueUserId: before.uniqueUserId ?? action.newUserId };
    effects.push({ type: "lead" });
  }
  if (isProfileComplete(after) && closedGates(after, action.covers).length > 0) {
    if (settings.phoneVerification && !after.phoneVerified) {
      effects.push({ type: "verify-phone", phone: normalizePhone(after.phone) });
    } else {
      return { ...unlock(after, action, effects), changed: contactChanged(before, after) };
    }
  }
  return { visitor: after, effects, changed: contactChanged(before, after) };
}

function confirmPhone(
  before: VisitorProfile,
  action: Extract<VisitorAction, { type: "phone-verified" }>,
): VisitorTransition {
  if (!parsePhone(action.phone).ok) return { visitor: before, effects: [], changed: false };
  const after = { ...withContactFields(before, { phone: action.phone }), phoneVerified: true };
  const changed = contactChanged(before, after);
  return isProfileComplete(after)
    ? { ...unlock(after, action, []), changed }
    : { visitor: after, effects: [], changed };
}

/** Lays the given fields over the known ones; another phone number has to be verified again. */
function withContactFields(visitor: VisitorProfile, details: Partial<ContactFields>): VisitorProfile {
  const after = { ...visitor };
  for (const field of CONTACT_FIELDS) {
    const value = details[field];
    if (value !== undefined && !isBlank(field, value)) after[field] = value.trim();
  }
  if (normalizePhone(after.phone) !== normalizePhone(visitor.phone)) after.phoneVerified = false;
  return after;
}

function closedGates(visitor: VisitorProfile, covers: readonly Gate[] = GATES): Gate[] {
  return GATES.filter((gate) => covers.includes(gate) && !isUnlocked(visitor, gate));
}

/** Opens the covered gates that are closed; the others keep the time they were opened at. */
function unlock(
  visitor: VisitorProfile,
  action: { now: number; covers?: readonly Gate[] },
  effects: VisitorEffect[],
): { visitor: VisitorProfile; effects: VisitorEffect[] } {
  const gates = closedGates(visitor, action.covers);
  if (gates.length === 0) return { visitor, effects };
  const unlocked = { ...visitor };
  for (const gate of gates) unlocked[UNLOCK_FIELDS[gate]] = action.now;
  return { visitor: unlocked, effects: [...effects, { type: "unlocked", gates }] };
}

function contactChanged(before: VisitorProfile, after: VisitorProfile): boolean {
  return CONTACT_FIELDS.some((field) =>
    field === "phone"
      ? normalizePhone(before.phone) !== normalizePhone(after.phone)
      : before[field] !== after[field],
  );
}

import { formatPhone, normalizePhone, parsePhone } from "@forecourt/contact-details";
import { closedGates, type Gate, openGates } from "./unlock-gates.ts";
import {
  CONTACT_FIELDS,
  type ContactFields,
  contactText,
  isProfileComplete,
  isProfileEmpty,
  type VisitorProfile,
} from "./visitor-profile.ts";
import type { VisitorEffect, VisitorSettings, VisitorTransition } from "./visitor-transition.ts";

/** Contact details from a form, with a new user id and the gates it unlocks. */
export type GivenDetails = {
  details: Partial<ContactFields>;
  now: number;
  newUserId: string;
  covers?: readonly Gate[];
};

/** Merges contact details and reports a first contact. Unlocks the covered gates or requests phone verification. */
export function saveContactDetails(
  before: VisitorProfile,
  given: GivenDetails,
  settings: VisitorSettings,
): VisitorTransition {
  let visitor = withContactFields(before, given.details);
  const changed = contactChanged(before, visitor);
  const effects: VisitorEffect[] = [];
  if (isProfileEmpty(before) && !isProfileEmpty(visitor)) {
    visitor = { ...visitor, uniqueUserId: before.uniqueUserId ?? given.newUserId };
    effects.push({ type: "lead" });
  }
  const gates = isProfileComplete(visitor) ? closedGates(visitor, given.covers) : [];
  if (gates.length === 0) return { visitor, effects, changed };
  if (settings.phoneVerification && !visitor.phoneVerified) {
    effects.push({ type: "verify-phone", phone: normalizePhone(visitor.phone) });
    return { visitor, effects, changed };
  }
  effects.push({ type: "unlocked", gates });
  return { visitor: openGates(visitor, gates, given.now), effects, changed };
}

/** Stores a verified phone and unlocks the gates that waited for it. */
export function confirmPhone(
  before: VisitorProfile,
  { phone, now, covers }: { phone: string; now: number; covers?: readonly Gate[] },
): VisitorTransition {
  if (!parsePhone(phone).ok) return { visitor: before, effects: [], changed: false };
  // The verified number has no extension.
  const details = normalizePhone(before.phone) === normalizePhone(phone) ? {} : { phone };
  const visitor = { ...withContactFields(before, details), phoneVerified: true };
  const changed = contactChanged(before, visitor);
  const gates = isProfileComplete(visitor) ? closedGates(visitor, covers) : [];
  if (gates.length === 0) return { visitor, effects: [], changed };
  return { visitor: openGates(visitor, gates, now), effects: [{ type: "unlocked", gates }], changed };
}

/** Merges the given fields into the profile; a different phone must be verified again. */
function withContactFields(visitor: VisitorProfile, details: Partial<ContactFields>): VisitorProfile {
  const after = { ...visitor };
  for (const field of CONTACT_FIELDS) {
    const text = contactText(field, details[field]);
    if (text !== "") after[field] = text;
  }
  if (normalizePhone(after.phone) !== normalizePhone(visitor.phone)) after.phoneVerified = false;
  return after;
}

function contactChanged(before: VisitorProfile, after: VisitorProfile): boolean {
  return CONTACT_FIELDS.some((field) =>
    field === "phone"
      ? formatPhone(before.phone, "search") !== formatPhone(after.phone, "search")
      : before[field] !== after[field],
  );
}

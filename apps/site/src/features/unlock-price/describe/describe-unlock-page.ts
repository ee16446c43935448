import type { FilledDetails, KnownDetails } from "#server/cookies/known-details.ts";
import type { PageContext } from "#server/page-context.ts";
import { UNLOCK_GRANTED_PATH, UNLOCK_PATH, UNLOCK_VERIFY_PATH } from "#shared/addresses/public-paths.ts";
import { unlockSubject } from "../unlock-params.ts";
import type { UnlockStepContent } from "../unlock-step-content.ts";
import { describeCode } from "./describe-code.ts";
import { describeDetails } from "./describe-details.ts";
import { describeGranted } from "./describe-granted.ts";

/** Whose unlock it is. */
export type UnlockPerson = {
  /** The details of the pending unlock, whose phone waits for a code. */
  pending: FilledDetails | undefined;
  /** What the visitor gave before. */
  known: KnownDetails | undefined;
  /** The name of who has just unlocked. */
  firstName: string | undefined;
};

/**
 * The step of an unlock page, by its address; null for another page.
 *
 * @param path its path without the language's folder
 */
export function describeUnlockPage(
  { path, params }: { path: string; params: URLSearchParams },
  context: PageContext,
  { pending, known, firstName }: UnlockPerson,
): UnlockStepContent | null {
  const subject = unlockSubject(Object.fromEntries(params), context);
  switch (path) {
    case UNLOCK_PATH:
      return describeDetails(subject, context, { known: pending ?? known });
    case UNLOCK_VERIFY_PATH:
      return describeCode({ subject, pending, notice: params.get("notice") }, context);
    case UNLOCK_GRANTED_PATH:
      return context.access === "open"
        ? describeGranted({ ...subject, firstName }, context)
        : describeDetails(subject, context, { known });
    default:
      return null;
  }
}

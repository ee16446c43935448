import { postUntilAnswered } from "./post-lead.ts";

/** A test drive that was answered with 201. */
export type BookedDrive = { appointmentId: string; leadId: string; start: string; vin: string };

const STORE = "/api/v1/stores/north/website";

/** The free starts of a vehicle's test drives, in order; none while the site does not answer. */
export async function freeDrives(siteUrl: string, vin: string): Promise<string[]> {
  const answer = await fetch(`${siteUrl}${STORE}/test-drive/slots?vin=${vin}`, {
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined);
  const body = await answer?.json().catch(() => undefined);
  const { slots = [] } = (body ?? {}) as { slots?: { start: string; available: boolean }[] };
  return slots.filter(({ available }) => available).map(({ start }) => start);
}

/**
 * Books a test drive like the site's form; `mark` identifies its delivery and its shopper. Null when others have the
 * time; throws on any other response.
 */
export async function postDrive(
  siteUrl: string,
  { mark, vin, start }: { mark: string; vin: string; start: string },
): Promise<BookedDrive | null> {
  const answer = await postUntilAnswered(`${siteUrl}${STORE}/appointments`, {
    kind: "test-drive",
    locale: "en",
    start,
    vehicle: { vin },
    customer: {
      firstName: "Mara",
      lastName: "Lindqvist",
      email: shopperOf(mark),
      phone: "(417) 555-0123",
    },
    notes: `I come by bus. mark:${mark}`,
  });
  if (answer.status === 409) return null;
  if (answer.status !== 201)
    throw new Error(`an appointment was answered with ${answer.status}: ${await answer.text()}`);
  const { appointmentId, leadId } = (await answer.json()) as Omit<BookedDrive, "start" | "vin">;
  return { appointmentId, leadId, start, vin };
}

/** The email address of a mark's shopper. */
export const shopperOf = (mark: string): string => `${mark}@example.com`;

import { watchedSubject } from "#app/watched-subject.ts";
import { WATCH_FORM_ID } from "#features/watches/watch-form-id.ts";
import { readPostedEmail } from "#server/http/posted-email.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import { siteState } from "#server/site-state.ts";
import { acceptWatch } from "#server/watches/accept-watch.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { WATCH_PATH, WATCH_SENT_PATH } from "#shared/addresses/public-paths.ts";

type Props = { params: Promise<{ storeId: string }> };

/**
 * Stores a watch and has its confirmation email sent. The answer is the same whether or not the watch exists
 * (docs/product/watches.md).
 */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { storeId } = await params;
  const posted = await readPostedEmail(request, storeId, { id: WATCH_FORM_ID, page: WATCH_PATH });
  if (!posted.ok) return posted.answer;
  const { email, locale, values, network, now } = posted;
  const { vocabulary } = siteState().inventory;
  const watched = watchedSubject(values, { locale, settings: settingsFor(storeId), vocabulary });
  if (!watched) {
    const field = values["vin"] ? "vin" : "query";
    return posted.refuse([{ field, code: field === "vin" ? "vehicle" : "query" }], 422);
  }
  const { subject, label, page } = watched;
  const result = posted.isBot
    ? ({ kind: "accepted" } as const)
    : await acceptWatch({ email, subject, label, page, locale, storeId, network, now });
  if (result.kind !== "accepted") return posted.later(result);
  return posted.accept(localPath(locale, WATCH_SENT_PATH));
}

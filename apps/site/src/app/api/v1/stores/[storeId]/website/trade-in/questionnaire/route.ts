import { questionnaireIn } from "#server/content/localized-dealership.ts";
import { refusal } from "#server/leads/answer.ts";
import { dealership } from "#server/settings/dealership.ts";
import { questionnaireBody } from "#server/trade-in/questionnaire-body.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { shownQuestionnaire } from "#shared/trade-in/shown-questionnaire.ts";

type Props = { params: Promise<{ storeId: string }> };

/** The store's questionnaire in a language, without what the answers deduct. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { storeId } = await params;
  const locale = asLocale(new URL(request.url).searchParams.get("locale"));
  const known = dealership.settings.stores.some(({ id }) => id === storeId);
  const questionnaire = known ? questionnaireIn(locale, storeId) : null;
  if (!questionnaire)
    return refusal([{ field: "storeId", code: known ? "no-valuations" : "store" }], 404, locale);
  return Response.json(questionnaireBody(shownQuestionnaire(questionnaire)), {
    headers: { "Cache-Control": "public, max-age=300" },
  });
}

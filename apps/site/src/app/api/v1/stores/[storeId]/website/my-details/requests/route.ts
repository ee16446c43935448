import { DETAILS_FORM_ID } from "#features/my-details/details-form-id.ts";
import { readPostedEmail } from "#server/http/posted-email.ts";
import { acceptDetailsRequest } from "#server/my-details/accept-details-request.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { MY_DETAILS_PROOF_PATH, MY_DETAILS_SENT_PATH } from "#shared/addresses/public-paths.ts";

type Props = { params: Promise<{ storeId: string }> };

/**
 * Has a link to what is held about an address sent to it. The answer is the same whether or not anything is held
 * (docs/product/my-details.md).
 */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { storeId } = await params;
  const form = { id: DETAILS_FORM_ID, page: MY_DETAILS_PROOF_PATH };
  const posted = await readPostedEmail(request, storeId, form);
  if (!posted.ok) return posted.answer;
  const { email, locale, network, now } = posted;
  const result = posted.isBot
    ? ({ kind: "accepted" } as const)
    : await acceptDetailsRequest({ email, locale, storeId, network, now });
  if (result.kind !== "accepted") return posted.later(result);
  return posted.accept(localPath(locale, MY_DETAILS_SENT_PATH));
}

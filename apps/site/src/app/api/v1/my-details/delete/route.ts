import { siteEnv } from "#env.ts";
import { readPostedToken } from "#server/http/posted-token.ts";
import { isOwnOrigin } from "#server/http/request-origin.ts";
import { refusal } from "#server/leads/answer.ts";
import { proofPathWith } from "#server/my-details/details-links.ts";
import { deleteHeldDetails } from "#server/my-details/held-details.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { MY_DETAILS_DELETED_PATH } from "#shared/addresses/public-paths.ts";

/** Deletes what is held about the address that a link was sent to (docs/product/my-details.md). */
export async function POST(request: Request): Promise<Response> {
  const { token, locale, answer, refuse } = await readPostedToken(request);
  if (!isOwnOrigin(request, siteEnv().SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, locale);
  const { kind } = await deleteHeldDetails(token, new Date());
  const own = proofPathWith(token, locale);
  switch (kind) {
    case "deleted":
      return answer(localPath(locale, MY_DETAILS_DELETED_PATH), 200, { deleted: true });
    case "invalid":
      return refuse(own, 400);
    case "gone":
      return refuse(own, 410);
    case "unavailable":
      return refuse(own, 503);
  }
}

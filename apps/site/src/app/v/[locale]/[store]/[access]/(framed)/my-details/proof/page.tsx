import type { Metadata } from "next";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { DETAILS_FORM_ID } from "#features/my-details/details-form-id.ts";
import { DetailsNotice } from "#features/my-details/details-notices.tsx";
import { HeldDetailsPage } from "#features/my-details/held-details-page.tsx";
import { linkPageMetadata } from "#server/content/link-page-metadata.ts";
import { translator } from "#server/content/translator.ts";
import { heldDetails } from "#server/my-details/held-details.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams; searchParams: Promise<{ token?: string; problem?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  return linkPageMetadata(translator(context.locale, "myDetails")("title"), context);
}

/** What the server holds about the address of a link. The page server has set the status (routing/find-route.ts). */
export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const { token = "", problem } = await searchParams;
  const result = await heldDetails(token, context.now);
  if (result.kind === "found")
    return <HeldDetailsPage details={result.details} token={token} context={context} />;
  const refused = await readFormProblem(problem, [DETAILS_FORM_ID]);
  return <DetailsNotice name={result.kind} context={context} refused={refused} />;
}

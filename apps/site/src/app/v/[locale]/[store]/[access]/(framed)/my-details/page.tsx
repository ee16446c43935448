import type { Metadata } from "next";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { DETAILS_FORM_ID } from "#features/my-details/details-form-id.ts";
import { DetailsLinkForm } from "#features/my-details/details-link-form.tsx";
import { MyDetailsPage } from "#features/my-details/my-details-page.tsx";
import { readDeviceDetails } from "#features/my-details/read-device-details.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { MY_DETAILS_PATH } from "#shared/addresses/public-paths.ts";

type Props = { params: VariantParams; searchParams: Promise<{ problem?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, settings } = await pageContext(params);
  const t = translator(locale, "myDetails");
  return {
    title: `${t("device.title")} | ${settings.profile.name}`,
    description: t("device.description"),
    robots: { index: false },
  };
}

export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const server = (
    <DetailsLinkForm
      context={context}
      origin={MY_DETAILS_PATH}
      refused={await readFormProblem((await searchParams).problem, [DETAILS_FORM_ID])}
      known={await readKnownDetails()}
    />
  );
  return <MyDetailsPage details={await readDeviceDetails()} context={context} server={server} />;
}

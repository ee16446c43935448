import type { Metadata } from "next";
import type { AppraisalParams } from "#features/booking/booking-address.ts";
import { describeAppraisal } from "#features/booking/describe/describe-appraisal.ts";
import { DetailsStep } from "#features/booking/details-step.tsx";
import { StoreStep } from "#features/booking/store-step.tsx";
import { TimeStep } from "#features/booking/time-step.tsx";
import { ValuationOver } from "#features/booking/valuation-over.tsx";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams; searchParams: Promise<AppraisalParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, settings } = await pageContext(params);
  const t = translator(locale, "booking");
  const { name, city } = settings.profile;
  return {
    title: `${t("appraisal.title")} | ${name}`,
    description: t("appraisal.description", { dealership: name, city }),
    robots: { index: false },
  };
}

/** An appraisal of the shopper's own vehicle: the store, the day and the time, who comes. */
export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const described = await describeAppraisal(await searchParams, context);
  switch (described.step) {
    case "over":
      return <ValuationOver anyway={described.anyway} context={context} />;
    case "store":
      return <StoreStep content={described.content} />;
    case "time":
      return <TimeStep content={described.content} />;
    case "details":
      return <DetailsStep content={described.content} />;
  }
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageContent } from "#content/content-page/page-content.ts";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { stockFacts } from "#content/page-sections/vehicles/stock-facts.ts";
import type { ServiceParams } from "#features/booking/booking-address.ts";
import { describeService } from "#features/booking/describe/describe-service.ts";
import { DetailsStep } from "#features/booking/details-step.tsx";
import { ServicesStep } from "#features/booking/services-step.tsx";
import { TimeStep } from "#features/booking/time-step.tsx";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { SERVICE_SCHEDULE_PATH } from "#shared/addresses/public-paths.ts";

type Props = { params: VariantParams; searchParams: Promise<ServiceParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  const { seo } = pageContent(SERVICE_SCHEDULE_PATH, context, stockFacts(context));
  const isStart = Object.keys(await searchParams).length === 0;
  return {
    ...pageMetadata(seo, SERVICE_SCHEDULE_PATH, context),
    ...(!isStart && { robots: { index: false, follow: true } }),
  };
}

/** A service appointment: services and car, the day and the time, who comes. */
export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const described = (await describeService(await searchParams, context)) ?? notFound();
  switch (described.step) {
    case "services":
      return <ServicesStep content={described.content} />;
    case "time":
      return <TimeStep content={described.content} />;
    case "details":
      return <DetailsStep content={described.content} />;
  }
}

import type { Metadata } from "next";
import { watchedSubject } from "#app/watched-subject.ts";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { WATCH_FORM_ID } from "#features/watches/watch-form-id.ts";
import { WatchPage } from "#features/watches/watch-page.tsx";
import { linkPageMetadata } from "#server/content/link-page-metadata.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { vehicleForForm } from "#server/vehicles/find-vehicle.ts";

type Props = {
  params: VariantParams;
  searchParams: Promise<{ vin?: string; search?: string; problem?: string }>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  const { vin, problem } = await searchParams;
  const title = translator(context.locale, "watches")(vin ? "price.title" : "matches.title");
  const refused = await readFormProblem(problem, [WATCH_FORM_ID]);
  const prefix = refused ? `${translator(context.locale, "forms")("problemPrefix")} ` : "";
  return linkPageMetadata(`${prefix}${title}`, context);
}

export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const { vin, search, problem } = await searchParams;
  const watched = watchedSubject({ vin, query: search }, context);
  return (
    <WatchPage
      // The page shows the visitor's own price.
      watched={watched && { ...watched, vehicle: vehicleForForm(watched.subject.vin, context) }}
      context={context}
      refused={await readFormProblem(problem, [WATCH_FORM_ID])}
      known={await readKnownDetails()}
    />
  );
}

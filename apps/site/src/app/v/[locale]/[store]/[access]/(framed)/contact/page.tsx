import type { Metadata } from "next";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { contactContent } from "#features/contact/contact-content.ts";
import { ContactPage } from "#features/contact/contact-page.tsx";
import { staffIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { vehicleForForm } from "#server/vehicles/find-vehicle.ts";
import { CONTACT_PATH } from "#shared/addresses/public-paths.ts";

type Props = {
  params: VariantParams;
  searchParams: Promise<{ about?: string; vin?: string; person?: string; problem?: string }>;
};

const FORMS = ["contact", "trade-contact"];

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  const metadata = pageMetadata(contactContent(context).seo, CONTACT_PATH, context);
  const refused = await readFormProblem((await searchParams).problem, FORMS);
  if (!refused) return metadata;
  return { ...metadata, title: `${translator(context.locale, "forms")("problemPrefix")} ${metadata.title}` };
}

export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const { about, vin, person, problem } = await searchParams;
  return (
    <ContactPage
      page={contactContent(context)}
      context={context}
      about={about}
      vehicle={vehicleForForm(vin, context)}
      person={staffIn(context.locale, context.storeId).find(({ slug }) => slug === person) ?? null}
      refused={await readFormProblem(problem, FORMS)}
      known={await readKnownDetails()}
    />
  );
}

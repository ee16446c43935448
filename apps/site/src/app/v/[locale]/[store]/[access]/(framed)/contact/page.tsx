import type { Metadata } from "next";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { contactContent } from "#features/contact/contact-content.ts";
import { ContactPage } from "#features/contact/contact-page.tsx";
import { bringInMessage } from "#features/valuation/describe/describe-valuation.ts";
import { routedStaff } from "#server/content/department-contact.ts";
import { translator } from "#server/content/translator.ts";
import { type PageContext, pageContext, type VariantParams } from "#server/page-context.ts";
import { openValuation } from "#server/trade-in/stored-valuation.ts";
import { withTerms } from "#server/vehicles/context-terms.ts";
import { vehicleForForm } from "#server/vehicles/find-vehicle.ts";
import { CONTACT_PATH } from "#shared/addresses/public-paths.ts";

type Props = {
  params: VariantParams;
  searchParams: Promise<
    Partial<Record<"about" | "vin" | "person" | "terms" | "valuation" | "problem", string>>
  >;
};

/** The first values of a request to bring in a valued car. */
async function readPrefilled(token: string | undefined, context: PageContext) {
  const opened = token ? await openValuation(token, context.now) : null;
  if (!token || opened?.kind !== "found") return null;
  const { year, make = "", model = "", mileage } = opened.content.vehicle;
  const message = bringInMessage(opened.content, context);
  return {
    valuation: token,
    values: { year: String(year), make, model, mileage: String(mileage), message },
  };
}

const FORMS = ["contact", "trade-contact"];

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const context = await pageContext(params);
  const metadata = pageMetadata(contactContent(context).seo, CONTACT_PATH, context);
  const refused = await readFormProblem((await searchParams).problem, FORMS);
  if (!refused) return metadata;
  return { ...metadata, title: `${translator(context.locale, "forms")("problemPrefix")} ${metadata.title}` };
}

export default async function Page({ params, searchParams }: Props) {
  const { about, vin, person, terms, valuation, problem } = await searchParams;
  const context = withTerms(await pageContext(params), terms);
  return (
    <ContactPage
      page={contactContent(context)}
      context={context}
      about={about}
      vehicle={vehicleForForm(vin, context)}
      person={routedStaff(context).find(({ slug }) => slug === person) ?? null}
      refused={await readFormProblem(problem, FORMS)}
      known={await readKnownDetails()}
      prefilled={await readPrefilled(valuation, context)}
    />
  );
}

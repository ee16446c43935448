import type { Facts } from "@forecourt/dealership/content";
import { Container } from "@forecourt/ui/container";
import { PageHeader } from "@forecourt/ui/page-header";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { PageSections } from "#content/page-sections/page-sections.tsx";
import type { PageSlots } from "#content/page-sections/section-props.ts";
import { faqJson } from "#content/structured-data/faq-json.ts";
import { HomeStructuredData } from "#content/structured-data/home-structured-data.tsx";
import { JsonLd } from "#content/structured-data/json-ld.tsx";
import { pageLayout } from "#server/content/page-layout.ts";
import type { PageContext } from "#server/page-context.ts";
import { pageContent } from "./page-content.ts";

type ContentPageProps = {
  path: string;
  context: PageContext;
  /** Token values that only this page knows (docs/product/content.md, "Tokens"). */
  facts: Facts;
  slots: PageSlots;
};

/** A content page: breadcrumbs if its layout has them, heading, sections. */
export function ContentPage({ path, context, facts, slots }: ContentPageProps) {
  const page = pageContent(path, context, facts);
  const { heading, sections } = page;
  // Long texts are read in a narrow column.
  const width =
    sections.some(({ kind }) => kind === "document" || kind === "prose") && heading ? "flow" : "page";
  // The home page has other data, and no byte to spare (docs/decisions/0021-one-round-trip.md).
  const questions = sections.flatMap((section) => (section.kind === "faqs" ? section.items : []));
  const crumbs = pageLayout(page, context.storeId) === "default-template";
  return (
    <>
      {path === "/" ? <HomeStructuredData context={context} /> : null}
      {path !== "/" && questions.length > 0 ? <JsonLd data={faqJson(questions)} /> : null}
      {heading ? (
        <Container width={width} className={crumbs ? undefined : "pt-9 lg:pt-14"}>
          {crumbs ? <PageCrumbs path={path} label={page.label ?? heading.title} context={context} /> : null}
          <PageHeader title={heading.title} text={heading.text} />
        </Container>
      ) : null}
      <PageSections sections={sections} context={context} facts={facts} slots={slots} width={width} />
    </>
  );
}

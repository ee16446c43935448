import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ContentPage } from "#content/content-page/content-page.tsx";
import { pageContent } from "#content/content-page/page-content.ts";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import type { PageSlots } from "#content/page-sections/section-props.ts";
import { stockFacts } from "#content/page-sections/vehicles/stock-facts.ts";
import { contentFormIds } from "#features/content-form/content-form-ids.ts";
import { ContentLeadForm } from "#features/content-form/content-lead-form.tsx";
import { BudgetCalculator } from "#features/payment-calculator/budget/budget-calculator.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { sitePageAt } from "#server/documents/site-pages.ts";
import { type PageContext, pageContext, type VariantParams } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";

type SearchParams = Record<string, string | undefined>;
type ContentRouteProps = {
  params: Promise<Awaited<VariantParams> & { path?: string[] }>;
  searchParams: Promise<SearchParams>;
};

async function routeOf({ params, searchParams }: ContentRouteProps) {
  const context = await pageContext(params);
  const path = `/${(await params).path?.join("/") ?? ""}`;
  const { pages } = siteContent(context.locale, context.storeId).content;
  if (!Object.hasOwn(pages, path)) notFound();
  return { context, path, searchParams: await searchParams };
}

/** Title, description and addresses of a content page; the title also tells of a search or a refused form. */
export async function contentMetadata(props: ContentRouteProps): Promise<Metadata> {
  const { context, path, searchParams } = await routeOf(props);
  const metadata = pageMetadata(pageContent(path, context, stockFacts(context)).seo, path, context);
  const isListed = sitePageAt(path, context.locale, context)?.listed;
  if (searchParams["q"] || searchParams["sent"] || !isListed)
    return { ...metadata, robots: { index: false, follow: true } };
  if (!(await readFormProblem(searchParams["problem"], contentFormIds))) return metadata;
  return { ...metadata, title: `${translator(context.locale, "forms")("problemPrefix")} ${metadata.title}` };
}

/** A content page: its sections, with the components of features in their places. */
export async function ContentRoute(props: ContentRouteProps) {
  const { context, path, searchParams } = await routeOf(props);
  return (
    <ContentPage
      path={path}
      context={context}
      facts={stockFacts(context)}
      slots={await slotsOf(path, context, searchParams)}
    />
  );
}

async function slotsOf(path: string, context: PageContext, searchParams: SearchParams): Promise<PageSlots> {
  const { paymentExplainer } = siteContent(context.locale, context.storeId).content;
  const { q: query, problem, sent } = searchParams;
  const refused = await readFormProblem(problem, contentFormIds);
  return {
    query,
    calculator: (
      <BudgetCalculator
        context={context}
        path={localPath(context.locale, path)}
        searchParams={searchParams}
        note={paymentExplainer.note}
      />
    ),
    leadForm: (section) => (
      <ContentLeadForm section={section} path={path} context={context} refused={refused} sent={sent} />
    ),
  };
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ContentPage } from "#content/content-page/content-page.tsx";
import { contentPage } from "#content/content-page/content-page-copy.ts";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import type { PageSlots } from "#content/page-sections/section-props.ts";
import { stockFacts } from "#content/page-sections/vehicles/stock-facts.ts";
import { copyFormIds } from "#features/copy-form/copy-form-ids.ts";
import { CopyLeadForm } from "#features/copy-form/copy-lead-form.tsx";
import { BudgetCalculator } from "#features/payment-calculator/budget/budget-calculator.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { sitePageAt } from "#server/documents/site-pages.ts";
import { type PageContext, pageContext, type VariantParams } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";

type CopyRouteProps = {
  params: Promise<Awaited<VariantParams> & { path?: string[] }>;
  searchParams: Promise<Record<string, string | undefined>>;
};

async function routeOf({ params, searchParams }: CopyRouteProps) {
  const context = await pageContext(params);
  const path = `/${(await params).path?.join("/") ?? ""}`;
  const { pages } = siteContent(context.locale, context.storeId).content;
  if (!Object.hasOwn(pages, path)) notFound();
  return { context, path, asked: await searchParams };
}

/** Title, description and addresses of a copy page; a search and a form that was refused say so in the title. */
export async function copyMetadata(props: CopyRouteProps): Promise<Metadata> {
  const { context, path, asked } = await routeOf(props);
  const metadata = pageMetadata(contentPage(path, context, stockFacts(context)).seo, path, context);
  const isListed = sitePageAt(path, context.locale, context)?.listed;
  if (asked["q"] || asked["sent"] || !isListed)
    return { ...metadata, robots: { index: false, follow: true } };
  if (!(await readFormProblem(asked["problem"], copyFormIds))) return metadata;
  return { ...metadata, title: `${translator(context.locale, "forms")("problemPrefix")} ${metadata.title}` };
}

/** A page of copy: its sections, and in their places what features bring. */
export async function CopyRoute(props: CopyRouteProps) {
  const { context, path, asked } = await routeOf(props);
  return (
    <ContentPage
      path={path}
      context={context}
      facts={stockFacts(context)}
      slots={await slotsOf(path, context, asked)}
    />
  );
}

async function slotsOf(
  path: string,
  context: PageContext,
  asked: Record<string, string | undefined>,
): Promise<PageSlots> {
  const { paymentExplainer } = siteContent(context.locale, context.storeId).content;
  const refused = await readFormProblem(asked["problem"], copyFormIds);
  return {
    query: asked["q"],
    calculator: (
      <BudgetCalculator
        context={context}
        path={localPath(context.locale, path)}
        asked={asked}
        note={paymentExplainer.note}
      />
    ),
    leadForm: (section) => (
      <CopyLeadForm section={section} path={path} context={context} refused={refused} sent={asked["sent"]} />
    ),
  };
}

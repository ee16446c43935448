import type { Metadata } from "next";
import { CopyPage } from "#content/copy-page/copy-page.tsx";
import { copyPage } from "#content/copy-page/copy-page-content.ts";
import { pageMetadata } from "#content/page-metadata/page-metadata.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

const PATH = "/legal/privacy-policy";

type PageProps = { params: VariantParams };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  return pageMetadata(copyPage(PATH, context).seo, PATH, context);
}

export default async function Page({ params }: PageProps) {
  return <CopyPage path={PATH} context={await pageContext(params)} />;
}

import type { ReactNode } from "react";
import { SiteFrame } from "#content/site-frame/site-frame.tsx";
import { pageContext, type VariantParams } from "#server/page-context.ts";

/** Header, menus and footer around all pages except flows. */
export default async function FramedLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: VariantParams;
}) {
  return <SiteFrame context={await pageContext(params)}>{children}</SiteFrame>;
}

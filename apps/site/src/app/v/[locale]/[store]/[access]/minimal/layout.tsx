import type { ReactNode } from "react";
import { MinimalFrame } from "#content/site-frame/minimal-frame.tsx";
import { pageContext, type VariantParams } from "#server/page-context.ts";

/** Logo, phone and an exit link around flows, without menus. */
export default async function MinimalPageLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: VariantParams;
}) {
  return <MinimalFrame context={await pageContext(params)}>{children}</MinimalFrame>;
}

import type { ReactNode } from "react";
import { SiteFrame } from "#content/site-frame/site-frame.tsx";
import { CompareTraySection } from "#features/compare-vehicles/tray/compare-tray-section.tsx";
import { MessageUs } from "#features/message-panel/message-us.tsx";
import { pageContext, type VariantParams } from "#server/page-context.ts";

/** Header, menus and footer around all pages except flows. */
export default async function FramedLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: VariantParams;
}) {
  const context = await pageContext(params);
  return (
    <SiteFrame context={context} message={<MessageUs {...context} />}>
      {children}
      <CompareTraySection context={context} />
    </SiteFrame>
  );
}

import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { siteIcons } from "#content/site-frame/site-icons.ts";
import { siteEnv } from "#env.ts";
import { UnlockDialog } from "#features/unlock-price/unlock-dialog.tsx";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import "../../../../globals.css";

export const dynamic = "force-dynamic";

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export async function generateMetadata({ params }: { params: VariantParams }): Promise<Metadata> {
  const { settings } = await pageContext(params);
  return { metadataBase: new URL(siteEnv().SITE_URL), icons: siteIcons(settings.profile.logos) };
}

const FONT = new URL("../../../../../../build/fonts/hanken-grotesk.woff2", import.meta.url);
const PAGE_END = "page-end";

export default async function VariantLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: VariantParams;
}) {
  preload(String(FONT), { as: "font", type: "font/woff2", crossOrigin: "" });
  const context = await pageContext(params);
  return (
    <html
      lang={context.locale}
      data-theme="auto"
      // A script adds `data-overlays` before hydration.
      suppressHydrationWarning
    >
      <head>
        {/* Not in `viewport`: the router would replace it with each page, and all styles would be calculated again. */}
        <meta name="color-scheme" content="light dark" />
        {/* Blocks painting until the page is complete, so that streaming causes no layout shift. Browsers without support
            paint as usual. */}
        <link rel="expect" href={`#${PAGE_END}`} blocking="render" />
      </head>
      <body>
        <UnlockDialog context={context}>
          {children}
          <template id={PAGE_END} />
        </UnlockDialog>
      </body>
    </html>
  );
}

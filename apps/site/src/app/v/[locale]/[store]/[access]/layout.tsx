import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { siteIcons } from "#content/site-frame/site-icons.ts";
import { siteEnv } from "#env.ts";
import { UnlockDialog } from "#features/unlock-price/unlock-dialog.tsx";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { hankenGrotesk } from "../../../../fonts";
import "../../../../globals.css";

export const dynamic = "force-dynamic";

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

export async function generateMetadata({ params }: { params: VariantParams }): Promise<Metadata> {
  const { settings } = await pageContext(params);
  return { metadataBase: new URL(siteEnv().SITE_URL), icons: siteIcons(settings.profile.logos) };
}

const PAGE_END = "page-end";

export default async function VariantLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: VariantParams;
}) {
  const context = await pageContext(params);
  return (
    <html lang={context.locale} data-theme="auto" className={hankenGrotesk.variable}>
      <head>
        {/* A page that still arrives is painted when all that stands in it has come: half a line or half a card would
            move when its rest comes. Browsers that do not know the link paint as they like. */}
        <link rel="expect" href={`#${PAGE_END}`} blocking="render" />
      </head>
      <body>
        {children}
        <template id={PAGE_END} />
        <UnlockDialog context={context} />
      </body>
    </html>
  );
}

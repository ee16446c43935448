import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { ShowBannerScript } from "#browser/consent/show-banner-script.tsx";
import { LoadExperimentClient } from "#browser/experiments/load-client.tsx";
import { consentConfig } from "#content/consent/consent-config.ts";
import { experimentClientConfig } from "#content/experiments/experiment-client-config.ts";
import { siteIcons } from "#content/site-frame/site-icons.ts";
import { siteEnv } from "#env.ts";
import { ConsentDialog } from "#features/consent/consent-dialog.tsx";
import { UnlockDialog } from "#features/unlock-price/unlock-dialog.tsx";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { CONSENT_STYLES_PATH } from "#shared/addresses/public-paths.ts";
import "../../../../globals.css";

export const dynamic = "force-dynamic";

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export async function generateMetadata({ params }: { params: VariantParams }): Promise<Metadata> {
  const { settings } = await pageContext(params);
  return { metadataBase: new URL(siteEnv().SITE_URL), icons: siteIcons(settings.profile.logos) };
}

const FONT = new URL("../../../../../../build/fonts/hanken-grotesk.woff2", import.meta.url);
const PAGE_END = "page-end";

/** Without scripts the server decides whether the banner is shown, by the cookies of this request. */
function WithoutScripts() {
  return (
    <noscript>
      <link rel="stylesheet" href={CONSENT_STYLES_PATH} />
    </noscript>
  );
}

export default async function VariantLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: VariantParams;
}) {
  preload(String(FONT), { as: "font", type: "font/woff2", crossOrigin: "" });
  const context = await pageContext(params);
  const experimentClient = experimentClientConfig(context);
  return (
    <html
      lang={context.locale}
      data-theme="auto"
      // Scripts add `data-overlays`, `data-consent`, `data-locked` and `data-gpc` before hydration.
      suppressHydrationWarning
    >
      <head>
        {/* Not in `viewport`: the router would replace it with each page, and all styles would be calculated again. */}
        <meta name="color-scheme" content="light dark" />
        {/* Blocks painting until the page is complete, so that streaming causes no layout shift. Browsers without support
            paint as usual. */}
        <link rel="expect" href={`#${PAGE_END}`} blocking="render" />
        <ShowBannerScript config={consentConfig(context.settings, context.locale)} />
        {experimentClient ? <LoadExperimentClient config={experimentClient} /> : null}
        <WithoutScripts />
      </head>
      <body>
        <UnlockDialog context={context}>
          {children}
          <template id={PAGE_END} />
          {context.settings.cookies.tier > 1 ? <ConsentDialog locale={context.locale} /> : null}
        </UnlockDialog>
      </body>
    </html>
  );
}

"use client";

import { useSyncExternalStore } from "react";
import { type Locale, localPath, readLocale } from "#shared/addresses/local-path.ts";
import en from "../../messages/en/error-page.json";
import es from "../../messages/es/error-page.json";
import { hankenGrotesk } from "./fonts";
import "./globals.css";

const catalogues = { en, es };

/** The address of a broken page does not change. */
const neverChanges = () => () => {};

/** The language of the address; on the server, the default language. */
function usePageLocale(): Locale {
  return useSyncExternalStore(
    neverChanges,
    () => readLocale(location.pathname).locale,
    () => "en",
  );
}

/**
 * The error page of a page that failed in the browser. It depends on nothing that could have failed too: no
 * dealership, no message loader, no router. The page server replaces pages that fail on the server
 * (page-server/page-server.ts).
 */
export default function GlobalError() {
  const locale = usePageLocale();
  const words = catalogues[locale];
  return (
    <html lang={locale} data-theme="auto" className={hankenGrotesk.variable}>
      <body>
        <title>{words.title}</title>
        <main className="mx-auto max-w-[1392px] px-4 pt-14 pb-16 lg:px-8 lg:pt-24">
          <p className="inline-flex rounded-full bg-text px-2.5 py-1 font-semibold text-canvas text-xs">
            {words.badge}
          </p>
          <h1 className="mt-5 mb-3.5 font-bold text-6xl">{words.title}</h1>
          <p className="text-lead text-muted">{words.subtitle}</p>
          <a
            href={localPath(locale, "/")}
            className="mt-7.5 inline-flex min-h-11 items-center rounded-full bg-action px-5 font-semibold text-control text-on-action"
          >
            {words.button}
          </a>
        </main>
      </body>
    </html>
  );
}

"use client";

import { useEffect } from "react";
import en from "../../messages/en/error-page.json";
import es from "../../messages/es/error-page.json";
import "./globals.css";

const pages = { en: { words: en, home: "/" }, es: { words: es, home: "/es" } };

/**
 * The error page of a page that failed in the browser. It depends on nothing that could have failed too: no
 * dealership, no message loader, no router. The page server replaces pages that fail on the server
 * (page-server/page-server.ts). It is in the scripts of every page, so it takes language and font from the document.
 */
export default function GlobalError({ error }: { error: Error }) {
  // React has caught it; instrumentation-client.ts hears only of uncaught ones.
  useEffect(() => reportError(error), [error]);
  /** The element with the language and font that the layout set. The build renders this page without a document. */
  const root = typeof document === "undefined" ? null : document.documentElement;
  const lang = root?.lang === "es" ? "es" : "en";
  const { words, home } = pages[lang];
  return (
    <html lang={lang} data-theme="auto" className={root?.className}>
      <body>
        <title>{words.title}</title>
        <main className="mx-auto max-w-[1392px] px-4 py-14 lg:px-8">
          <p className="badge bg-text text-canvas">{words.badge}</p>
          <h1 className="mt-5 mb-3.5 font-bold text-6xl">{words.title}</h1>
          <p className="text-lead text-muted">{words.subtitle}</p>
          <a href={home} className="button button-primary button-md mt-7.5">
            {words.button}
          </a>
        </main>
      </body>
    </html>
  );
}

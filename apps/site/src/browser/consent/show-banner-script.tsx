import { type ConsentConfig, SHOW_BANNER } from "./show-banner.ts";

/** The script of every page's head that shows the consent banner. Inline, so that it runs before the first paint. */
export function ShowBannerScript({ config }: { config: ConsentConfig }) {
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  return <script dangerouslySetInnerHTML={{ __html: `${SHOW_BANNER}(${json})` }} />;
}

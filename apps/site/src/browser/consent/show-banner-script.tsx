import { type ConsentConfig, headScript } from "./show-banner.ts";

/** The script of every page's head that shows the consent banner. Inline, so that it runs before the first paint. */
export function ShowBannerScript({ config }: { config: ConsentConfig }) {
  return <script dangerouslySetInnerHTML={{ __html: headScript(config) }} />;
}

import { type ConsentConfig, headScript } from "./show-banner.ts";

/**
 * The script of every page's head that shows the consent banner. Inline, so that it runs before the first paint. In
 * development the inspector of tracking follows.
 */
export function ShowBannerScript({ config }: { config: ConsentConfig }) {
  const inspector = config.tags?.inspector;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: headScript(config) }} />
      {inspector ? <script async src={inspector} /> : null}
    </>
  );
}

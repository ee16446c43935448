import { readdirSync } from "node:fs";
import type { SiteState } from "#server/site-state.ts";
import { BROWSER_SCRIPTS_PATH } from "#shared/addresses/public-paths.ts";

type BrowserScripts = NonNullable<SiteState["scripts"]>;

/**
 * The addresses of the bundled scripts in a folder, which `scripts/build-browser-scripts.ts` writes. The inspector is
 * for development alone.
 */
export function browserScripts(folder: string, { development }: { development: boolean }): BrowserScripts {
  const files = readdirSync(folder);
  const addressOf = (name: string) => {
    const file = files.find((one) => one.startsWith(`${name}.`) && one.endsWith(".js"));
    if (!file) throw new Error(`forecourt/site: ${name} is not in build/scripts; run the build`);
    return `${BROWSER_SCRIPTS_PATH}/${file}`;
  };
  return {
    consent: addressOf("consent"),
    withdraw: addressOf("withdraw"),
    tracker: addressOf("tracker"),
    experiments: addressOf("experiments"),
    streetMap: {
      script: addressOf("street-map"),
      view: addressOf("street-map-view"),
      worker: addressOf("street-map-worker"),
    },
    ...(development && { inspector: addressOf("inspector") }),
  };
}

import { readdirSync } from "node:fs";
import { BROWSER_SCRIPTS_PATH } from "#shared/addresses/public-paths.ts";

/** The addresses of the bundled scripts in a folder, which `scripts/build-browser-scripts.ts` writes. */
export function browserScripts(folder: string): { consent: string } {
  const files = readdirSync(folder);
  const addressOf = (name: string) => {
    const file = files.find((one) => one.startsWith(`${name}.`) && one.endsWith(".js"));
    if (!file) throw new Error(`forecourt/site: ${name} is not in build/scripts; run the build`);
    return `${BROWSER_SCRIPTS_PATH}/${file}`;
  };
  return { consent: addressOf("consent") };
}

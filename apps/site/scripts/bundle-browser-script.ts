import { join } from "node:path";
import { build, type Rolldown } from "vite";

const root = join(import.meta.dirname, "..");

/** The scripts that are bundled, by the name of their file. */
export const BROWSER_SCRIPTS = {
  consent: "src/browser/consent/consent.ts",
  withdraw: "src/browser/consent/withdraw.ts",
  tracker: "src/browser/tracking/tracker.ts",
  experiments: "src/browser/experiments/experiment-client.ts",
  inspector: "src/browser/tracking/inspector.ts",
  "street-map": "src/browser/street-map/street-map.ts",
  "street-map-view": "src/browser/street-map/street-map-view.ts",
};

/** Imported by a page or by another script; the others run by themselves. */
const MODULES: readonly string[] = [
  "street-map",
  "street-map-view",
] satisfies (keyof typeof BROWSER_SCRIPTS)[];

/** Bundles one script of the browser with everything that it imports, minified, and returns its text. */
export async function bundleBrowserScript(name: keyof typeof BROWSER_SCRIPTS): Promise<string> {
  const [bundle] = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      // Vite leaves the spaces of modules.
      rolldownOptions: { output: { minify: true } },
      lib: {
        entry: join(root, BROWSER_SCRIPTS[name]),
        formats: [MODULES.includes(name) ? "es" : "iife"],
        name,
        fileName: name,
      },
    },
  })) as Rolldown.RolldownOutput[];
  return bundle!.output[0].code.trim();
}

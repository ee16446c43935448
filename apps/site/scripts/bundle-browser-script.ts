import { join } from "node:path";
import { build, type Rolldown } from "vite";

const root = join(import.meta.dirname, "..");

/** The scripts that are bundled, by the name of their file. */
export const BROWSER_SCRIPTS = {
  consent: "src/browser/consent/consent.ts",
  tracker: "src/browser/tracking/tracker.ts",
  inspector: "src/browser/tracking/inspector.ts",
};

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
      lib: { entry: join(root, BROWSER_SCRIPTS[name]), formats: ["iife"], name, fileName: name },
    },
  })) as Rolldown.RolldownOutput[];
  return bundle!.output[0].code.trim();
}

/** The site's process: `node src/page-server/main.ts`; `--dev` runs Next's development server behind the page server. */
import { WrongSettingsError } from "#server/settings/wrong-settings.ts";
import { EXIT_CONFIG } from "./exit-config.ts";

try {
  // The settings are read where they are imported, so their error can only be caught here.
  await import("./start-site.ts");
} catch (error) {
  if (!(error instanceof WrongSettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(EXIT_CONFIG);
}

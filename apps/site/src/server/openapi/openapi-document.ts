import { applicationPaths } from "./application-paths.ts";
import { appointmentPaths } from "./appointment-paths.ts";
import { componentSchemas } from "./components.ts";
import { emailLinkPaths } from "./email-link-paths.ts";
import { emailPaths } from "./email-paths.ts";
import { experimentPaths } from "./experiment-paths.ts";
import { leadPaths } from "./lead-paths.ts";
import { messagePanelPaths } from "./message-panel-paths.ts";
import { phonePaths } from "./phone-paths.ts";
import { privacyChoicesPaths } from "./privacy-choices-paths.ts";
import { sitePaths } from "./site-paths.ts";
import { termsPaths } from "./terms-paths.ts";
import { trackingPaths } from "./tracking-paths.ts";
import { tradeInPaths } from "./trade-in-paths.ts";
import { unlockPaths } from "./unlock-paths.ts";
import { vehicleCardPaths } from "./vehicle-card-paths.ts";
import { vehiclePaths } from "./vehicle-paths.ts";
import { vinPaths } from "./vin-paths.ts";
import { visitorPaths } from "./visitor-paths.ts";

/**
 * The site's HTTP API as OpenAPI 3.1. It has the schemas with which the published client validates responses; tests
 * compare its paths with the routes, and real responses with its schemas.
 *
 * @param site where it is served and by whom
 */
export function openApiDocument({
  name,
  siteUrl,
  visitorCookie,
}: {
  name: string;
  siteUrl: string;
  visitorCookie: string;
}) {
  return {
    openapi: "3.1.0",
    info: {
      title: `${name}: website API`,
      version: "1",
      description:
        "The inventory as the website shows it, and the leads that shoppers send. Within version 1 fields may be added; none is removed or given another meaning.",
    },
    servers: [{ url: new URL(siteUrl).origin }],
    tags: [
      { name: "Vehicles", description: "The inventory." },
      { name: "Leads", description: "What shoppers ask for." },
      {
        name: "Visitors",
        description: "A shopper's phone, watches and details, and what the site remembers.",
      },
      { name: "Site", description: "The site itself." },
    ],
    paths: {
      ...vehiclePaths(),
      ...vinPaths(),
      ...leadPaths(),
      ...applicationPaths(),
      ...phonePaths(),
      ...unlockPaths(),
      ...messagePanelPaths(),
      ...termsPaths(),
      ...visitorPaths(),
      ...privacyChoicesPaths(),
      ...vehicleCardPaths(),
      ...tradeInPaths(),
      ...appointmentPaths(),
      ...emailPaths(),
      ...emailLinkPaths(),
      ...experimentPaths(),
      ...trackingPaths(),
      ...sitePaths(),
    },
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        visitor: {
          type: "apiKey",
          in: "cookie",
          name: visitorCookie,
          description:
            "Set by the site when a visitor unlocks prices; sealed. Without it locked prices are left out.",
        },
      },
    },
  };
}

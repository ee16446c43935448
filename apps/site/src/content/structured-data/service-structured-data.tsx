import type { AutoRepair } from "schema-dts";
import { siteEnv } from "#env.ts";
import type { PageContext } from "#server/page-context.ts";
import { JsonLd } from "./json-ld.tsx";
import { type ListedServices, serviceJson } from "./service-json.ts";

type ServiceStructuredDataProps = {
  services: ListedServices;
  context: Pick<PageContext, "locale" | "settings">;
};

/** The JSON-LD of the service department; nothing if there is none. */
export function ServiceStructuredData({ services, context }: ServiceStructuredDataProps) {
  const data = serviceJson(services, { ...context, siteUrl: siteEnv().SITE_URL });
  return data ? <JsonLd<AutoRepair> data={data} /> : null;
}

import { readdirSync } from "node:fs";
import { join } from "node:path";

const APP = join(import.meta.dirname, "../app");

/** Every route file of the API with its address, with parameters in braces. */
export function apiRoutes(): { address: string; file: string }[] {
  return readdirSync(join(APP, "api"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts"))
    .map((file) => ({
      address: `/api/${file.replace(/\/route\.ts$/, "").replace(/\[(\w+)\]/g, "{$1}")}`,
      file: join(APP, "api", file),
    }));
}

/** The parameter values of an address in a path; null when it does not match. */
export function pathParams(address: string, path: string): Record<string, string> | null {
  const pattern = address.replace(/[.]/g, "\\.").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match && { ...match.groups };
}

import type { Vehicle } from "@forecourt/inventory";
import type { DocumentContext } from "#server/documents/document-context.ts";
import { testContext } from "./test-context.ts";

/** A document context with these vehicles, when the sample's monthly offers are current. */
export function documentContext(
  vehicles: readonly Vehicle[] = [],
  { access = "locked", now = "2026-11-22T18:00:00Z" }: { access?: "locked" | "open"; now?: string } = {},
): DocumentContext {
  return { siteUrl: "https://cars.example", ...testContext(vehicles, { access, now }) };
}

/** The same dealership without service. */
export function withoutService(context: DocumentContext): DocumentContext {
  const { settings } = context;
  return { ...context, settings: { ...settings, profile: { ...settings.profile, service: null } } };
}

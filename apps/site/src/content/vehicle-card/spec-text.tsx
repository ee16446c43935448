import { FeedText } from "#content/feed-text/feed-text.tsx";
import { PaintText } from "#content/feed-text/paint-text.tsx";
import type { VehicleSpec } from "./vehicle-specs.ts";

/** The value of a fact, in the page's language as far as the feed allows. */
export function SpecText({ detail }: Pick<VehicleSpec, "detail">) {
  if (typeof detail === "string") return detail;
  return "family" in detail ? <PaintText paint={detail} /> : <FeedText words={detail} />;
}

/** The same as a plain text, to compare two values. */
export function specString(detail: VehicleSpec["detail"]): string {
  if (typeof detail === "string") return detail;
  return "family" in detail ? [detail.family, detail.name?.text].join() : detail.text;
}

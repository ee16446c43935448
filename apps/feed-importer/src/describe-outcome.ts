import { type GatheredFeed, type ReasonCount, summarise } from "@forecourt/feeds";
import type { ImportOutcome } from "./import-feed.ts";
import { REASON_MESSAGES } from "./reason-messages.ts";
import type { StoreChange, StoreRefusal } from "./swap-stores.ts";

const number = new Intl.NumberFormat("en-US");
const count = (amount: number, noun: string) => `${number.format(amount)} ${noun}${amount === 1 ? "" : "s"}`;

/** Describes an import's result and the problems of its feed as lines of text. */
export function describeOutcome(outcome: ImportOutcome, { dryRun }: { dryRun: boolean }): string[] {
  switch (outcome.kind) {
    case "skipped":
      return [`Nothing to do: there are ${count(outcome.vehicles, "vehicle")} already.`];
    case "unreadable":
      return [...describeFeed(outcome.feed), outcome.problem, "Nothing was changed."];
    case "refused":
      return [...describeFeed(outcome.feed), ...describeRefusals(outcome.refusals), "Nothing was changed."];
    case "imported":
      return [
        ...describeFeed(outcome.feed),
        ...outcome.changes.map((change) => describeChange(change, dryRun)),
      ];
  }
}

function describeFeed(feed: GatheredFeed | null): string[] {
  if (feed === null) return [];
  const { rows, accepted, quarantined, reasons, notes } = summarise(feed);
  return [
    `${count(rows, "row")}: ${count(accepted, "vehicle")}, ${number.format(quarantined)} quarantined.`,
    ...reasonList("Quarantined", reasons),
    ...reasonList("Imported with notes", notes),
  ];
}

function reasonList(title: string, reasons: readonly ReasonCount[]): string[] {
  if (reasons.length === 0) return [];
  return [`${title}:`, ...reasons.map(describeReason)];
}

function describeReason(reason: ReasonCount): string {
  const more = reason.count > reason.lines.length ? ", …" : "";
  const example = reason.example === "" ? "" : ` — ${JSON.stringify(reason.example)}`;
  const lines = `line${reason.count === 1 ? "" : "s"} ${reason.lines.join(", ")}${more}`;
  return `  ${number.format(reason.count)} × ${REASON_MESSAGES[reason.code]}${example} (${lines})`;
}

function describeRefusals(refusals: readonly StoreRefusal[]): string[] {
  if (refusals.length === 0) return ["Refused: no row of the feed belongs to a store of this dealership."];
  return refusals.map(({ storeId, code, current, accepted, dropShare }) =>
    code === "swap.empty"
      ? `Refused: the feed has no vehicle for sale at ${storeId}, which has ${number.format(current)}.`
      : `Refused: ${storeId} has ${count(current, "vehicle")} and the feed ${number.format(accepted)}; ${dropShare / 100}% of the lot would go. Allow it with --max-drop if it is true.`,
  );
}

function describeChange(
  { storeId, vehicles, added, changed, removed, version }: StoreChange,
  dryRun: boolean,
) {
  const what = `${storeId}: ${count(vehicles, "vehicle")} (${added} new, ${changed} changed, ${removed} removed)`;
  if (dryRun) return `Would replace ${what}.`;
  return `${what}, inventory version ${version}.`;
}

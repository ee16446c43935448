import { globSync, readFileSync } from "node:fs";
import { AD_SEARCH_VALUES, EVENT_NAMES, secondTrackerName, tagManagerName } from "@forecourt/tracking";
import type { ThirdPartyRequest } from "./stand-ins.ts";

/** A row of the table "Pages" of docs/product/tracking.md. Without an address it cannot be opened by one. */
export type DocumentedPage = {
  page: string;
  store: string | null;
  address: string | null;
  events: readonly string[];
};

const DOCUMENT = new URL("../../../../docs/product/tracking.md", import.meta.url);
const PAGES = new URL("../../src/app/v/[locale]/[store]/[access]", import.meta.url).pathname;

/** The rows of the table. */
export function documentedPages(): DocumentedPage[] {
  const text = readFileSync(DOCUMENT, "utf8").split("\n## Pages\n")[1]?.split("\n## ")[0] ?? "";
  return text
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => {
      const [page = "", address = "", events = ""] = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [, store = null, path = null] = /^(?:([\w-]+): )?`([^`]+)`$/.exec(address) ?? [];
      return { page: namesIn(page)[0] ?? "", store, address: path, events: namesIn(events) };
    });
}

/** Every kind of page of the site, by its folder without layout and parameters. */
export function pageKinds(): string[] {
  const folders = globSync("**/page.tsx", { cwd: PAGES }).map((file) =>
    file.replace(/^(\(framed\)|minimal)\//, "").replace(/(\/\[[^/]*)?\/page\.tsx$/, ""),
  );
  return [...new Set(folders)].sort();
}

/** What each tracker must get for these events, sorted. */
export function expectedOf(events: readonly string[]) {
  const own = EVENT_NAMES.filter((name) => events.includes(name));
  const adSearch = Object.keys(AD_SEARCH_VALUES).filter((name) => events.includes(name));
  return {
    "tag manager": own.map(tagManagerName).sort(),
    "Google tag": [...own.map(secondTrackerName), ...adSearch].sort(),
    "ad pixel": [...own].sort(),
    site: [...own].sort(),
  };
}

/** What each tracker got, sorted. */
export function reported(requests: readonly ThirdPartyRequest[]): ReturnType<typeof expectedOf> {
  const google = requests.filter(({ to }) => to === "Google Analytics").map(({ url }) => parameters(url));
  const namesFor = (isTagManager: boolean) =>
    google.filter((own) => "event" in payloadOf(own) === isTagManager).map((own) => own.get("en") ?? "");
  return {
    "tag manager": namesFor(true).sort(),
    "Google tag": namesFor(false).sort(),
    "ad pixel": requests
      .filter(({ to }) => to === "ad network")
      .map(({ url }) => parameters(url).get("ev") as (typeof EVENT_NAMES)[number])
      .sort(),
    site: postedEvents(requests)
      .map(({ eventName }) => eventName)
      .sort(),
  };
}

/** The vehicles that the events were about. */
export function reportedVehicles(requests: readonly ThirdPartyRequest[]): string[] {
  const google = requests.filter(({ to }) => to === "Google Analytics").map(({ url }) => parameters(url));
  return [...new Set(google.flatMap((own) => payloadOf(own).content_ids ?? []))];
}

/** The events that the site got for the ad network. */
export function postedEvents(requests: readonly ThirdPartyRequest[]) {
  return requests
    .filter(({ to }) => to === "site for the ad network")
    .map(
      ({ body }) => JSON.parse(body ?? "{}") as { eventName: (typeof EVENT_NAMES)[number]; event_id: string },
    );
}

const parameters = (url: string) => new URL(url).searchParams;
const payloadOf = (own: URLSearchParams) =>
  JSON.parse(own.get("payload") ?? "{}") as { event?: string; content_ids?: string[] };
const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

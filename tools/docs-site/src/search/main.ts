import { makeAndModel, type ValueGroup, type Vehicle } from "@forecourt/inventory";
import { formatMoney } from "@forecourt/money";
import { element, find } from "../page/element.ts";
import { liveForm } from "../page/live-form.ts";
import { filterWords } from "./filter-words.ts";
import { searchLot } from "./search-lot.ts";
import { vehicles } from "./vehicles.ts";

const shownGroups: [ValueGroup, string][] = [
  ["bodyStyle", "Body style"],
  ["makeModel", "Make or model"],
  ["drivetrain", "Drivetrain"],
  ["exteriorColor", "Color"],
];

type Answer = ReturnType<typeof searchLot>;

liveForm("live-search", ({ words = "" }, { status, output }) => {
  const answer = searchLot(words);
  status.textContent = `${answer.total} of ${vehicles.length} vehicles`;
  const understood = [...answer.filters.map(filterWords), ...answer.otherWords.map((word) => `“${word}”`)];
  output.replaceChildren(
    answer.total > 0 ? vehicleTable(answer.found) : element("p", {}, "No vehicle matches."),
    element(
      "div",
      {},
      tagList("Understood", understood),
      tagList("Ignored", answer.ignoredWords),
      facetTable(answer.facets),
    ),
  );
});

for (const button of document.querySelectorAll<HTMLButtonElement>("#live-search button")) {
  button.addEventListener("click", () => {
    const box = find<HTMLInputElement>(document, "#search-words");
    box.value = button.textContent;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function vehicleTable(found: readonly Vehicle[]): HTMLElement {
  const rows = found.map((vehicle) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, `${vehicle.year} ${makeAndModel(vehicle)} ${vehicle.trim}`),
      element("td", {}, vehicle.oldPrice === null ? "Ask us" : formatMoney(vehicle.oldPrice, "en")),
    ),
  );
  return element(
    "table",
    { class: "live-amounts" },
    element("caption", {}, "Vehicles"),
    element("tbody", {}, ...rows),
  );
}

function tagList(name: string, tags: readonly string[]): HTMLElement {
  const list = element("ul", { "aria-label": name }, ...tags.map((tag) => element("li", {}, tag)));
  const shown = tags.length > 0 ? list : element("p", {}, "nothing");
  return element("div", { class: "live-tags" }, element("strong", {}, name), shown);
}

/** How many vehicles each value would have, as numbers beside filters. */
function facetTable(facets: Answer["facets"]): HTMLElement {
  const rows = shownGroups.map(([group, name]) => {
    const counts = facets[group].filter(({ count }) => count > 0);
    const text = counts.map(({ label, count }) => `${label}\u00a0${count}`).join(", ");
    return element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, text || "none"));
  });
  return element(
    "table",
    { class: "live-counts" },
    element("caption", {}, "Counts for filters"),
    element("tbody", {}, ...rows),
  );
}

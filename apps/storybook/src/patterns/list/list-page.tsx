import { BodyStyleRow } from "@forecourt/ui/body-style-row";
import { Breadcrumbs } from "@forecourt/ui/breadcrumbs";
import { Container } from "@forecourt/ui/container";
import { FilterChips } from "@forecourt/ui/filter-chips";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { PageHeader } from "@forecourt/ui/page-header";
import { ResultBar } from "@forecourt/ui/result-bar";
import { SearchBar } from "@forecourt/ui/search-bar";
import { useRef, useState } from "react";
import { count } from "../../sample/figures.ts";
import { FollowContext, FollowLink } from "../page/follow-link.tsx";
import { pageWords } from "../page/page-words.ts";
import { SamplePage } from "../page/sample-page.tsx";
import { appliedFilters } from "./applied-filters.ts";
import { bodySilhouettes } from "./body-silhouettes.ts";
import { CompareBar } from "./compare-bar.tsx";
import { FilterRail } from "./filter-rail.tsx";
import { type Filters, facetCounts, found, noFilters, type SortName, toggled } from "./list-state.ts";
import { ListToolbarRow, SortMenu } from "./list-tools.tsx";
import { listWords } from "./list-words.ts";
import { Results } from "./results.tsx";
import { valueName } from "./value-name.ts";

export type ListPageProps = { locale: KitLocale; filters?: Filters };

/** Vehicles of one page; the next are added below. */
export const PAGE_SIZE = 19;

/** The list page of the sample dealership, filtered in place. */
export function ListPage({ locale, filters: initial = noFilters }: ListPageProps) {
  const words = listWords[locale];
  const messages = kitMessages(locale);
  const [filters, setFilters] = useState(initial);
  const [sort, setSort] = useState<SortName>("newest");
  const [shown, setShown] = useState(PAGE_SIZE);
  const [turn, setTurn] = useState(0);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const results = useRef<HTMLElement>(null);
  const vehicles = found(filters, sort);
  const applied = appliedFilters(filters, locale);

  const apply = (next: Filters) => {
    setFilters(next);
    setShown(PAGE_SIZE);
  };
  // From outside the rail: its price fields have to follow.
  const replace = (next: Filters) => {
    apply(next);
    setTurn(turn + 1);
  };
  const follow = (href: string, pressed: HTMLElement) => {
    const [, action, value] = /^#(sort|body)-(.+)$/.exec(href) ?? [];
    const chip = applied.find((filter) => filter.href === href);
    if (action === "sort") setSort(value as SortName);
    else if (action === "body") apply(toggled(filters, "body", value!));
    else if (href === "#more") setShown(shown + PAGE_SIZE);
    else if (href === "#clear") replace(noFilters);
    else if (chip) replace(chip.without);
    // What was pressed is gone: the next step is in the results.
    if (chip || (href === "#clear" && !pressed.closest("form"))) results.current?.focus();
  };

  return (
    <FollowContext value={follow}>
      <SamplePage locale={locale}>
        <Container>
          <Breadcrumbs
            label={messages.breadcrumbs.label}
            linkAs={FollowLink}
            items={[{ href: "#home", label: pageWords[locale].home }, { label: words.title }]}
          />
          <PageHeader
            title={words.title}
            text={words.text}
            aside={
              <SearchBar
                action="#results"
                name="q"
                inputId="keywords"
                label={words.search}
                placeholder={words.placeholder}
                submitLabel={messages.searchBar.submit}
                onSubmit={(event) => event.preventDefault()}
              />
            }
          />
          <BodyStyleRow
            className="mt-4 mb-3 lg:mt-5 lg:mb-6"
            label={words.bodyStyles}
            linkAs={FollowLink}
            items={[...facetCounts(filters, "body")]
              .sort((a, b) => bodySilhouettes.order.indexOf(a[0]) - bodySilhouettes.order.indexOf(b[0]))
              .map(([body, many]) => ({
                href: `#body-${body}`,
                silhouette: bodySilhouettes.of(body),
                label: valueName("body", body, locale),
                detail: count(many, locale),
                current: filters.values.body.includes(body),
              }))}
          />
          <ListToolbarRow applied={applied.length} sort={sort} locale={locale} />
          <div className="grid items-start gap-x-8 lg:grid-cols-[284px_minmax(0,1fr)]">
            <FilterRail {...{ filters, turn, locale }} total={vehicles.length} onChange={apply} />
            <section
              ref={results}
              id="results"
              tabIndex={-1}
              aria-label={words.vehicles}
              className="min-w-0 outline-none"
            >
              <ResultBar
                count={messages.resultBar.count(vehicles.length)}
                actions={
                  <>
                    <span aria-hidden="true">{messages.resultBar.sortBy}</span>
                    <SortMenu id="sort" sort={sort} locale={locale} />
                  </>
                }
              />
              <FilterChips
                label={messages.filterChips.label}
                // With nothing to show they stand in its place.
                chips={vehicles.length > 0 ? applied : []}
                clear={{ href: "#clear", text: messages.filterChips.clear }}
                linkAs={FollowLink}
              />
              <Results {...{ vehicles, applied, shown, compared, locale }} onCompare={setCompared} />
            </section>
          </div>
          <CompareBar compared={compared} onChange={setCompared} locale={locale} />
        </Container>
      </SamplePage>
    </FollowContext>
  );
}

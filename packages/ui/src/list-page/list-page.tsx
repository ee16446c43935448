import { Fragment, type ReactNode } from "react";
import { type BodyStyleLink, BodyStyleRow } from "../body-style-row/body-style-row.tsx";
import { Breadcrumbs, type BreadcrumbsProps } from "../breadcrumbs/breadcrumbs.tsx";
import { Button } from "../button/button.tsx";
import { FilterChips, type FilterChipsProps } from "../filter-chips/filter-chips.tsx";
import { Icon } from "../icon/icon.tsx";
import type { LinkComponent } from "../link/link-component.ts";
import { FilterCount, ListToolbar } from "../list-toolbar/list-toolbar.tsx";
import { type MenuItem, MenuPanel } from "../menu/menu-panel.tsx";
import { PageHeader, type PageHeaderProps } from "../page-header/page-header.tsx";
import { ResultBar } from "../result-bar/result-bar.tsx";
import { SearchBar, type SearchBarProps } from "../search-bar/search-bar.tsx";
import { SortButton } from "./sort-button.tsx";

export type ListPageProps = Pick<PageHeaderProps, "title" | "text"> & {
  breadcrumbs: BreadcrumbsProps;
  search: SearchBarProps;
  /** Shown from 1024 px if there are at least two. */
  bodyStyles: { label: string; items: readonly BodyStyleLink[] };
  /** A line above filters and results, such as the shopper's payment terms. */
  notice?: ReactNode;
  /** A `FilterPanel`. */
  filters: ReactNode;
  /** Opens the filters on small screens. */
  filterButton: { filtersId: string; label: string; appliedLabel: string };
  /** `label` is `Sort by`, `current` the current order: `Newest`. */
  sort: {
    id: string;
    label: string;
    current: ReactNode;
    items: readonly MenuItem[];
    linkAs?: LinkComponent;
  };
  /** Accessible name of the results: `Vehicles`. */
  resultsLabel: string;
  /** `231 vehicles`. */
  count: ReactNode;
  applied: Pick<FilterChipsProps, "label" | "chips" | "clear" | "linkAs">;
  /** Link component of body styles, sort order and applied filters, unless `sort` or `applied` has its own. */
  linkAs?: LinkComponent;
  /** The cards and `LoadMore`, or `EmptyResults`. */
  children: ReactNode;
};

/**
 * A vehicle list with search, filters, sort order and applied filters. The results have `data-results`.
 * They are dimmed while an ancestor with class `group/listing` has `data-pending`; the applied filters are hidden while
 * it has `data-unfiltered`.
 */
export function ListPage({
  breadcrumbs,
  title,
  text,
  search,
  bodyStyles,
  notice,
  filters,
  filterButton,
  sort,
  resultsLabel,
  count,
  applied,
  linkAs = "a",
  children,
}: ListPageProps) {
  const appliedCount = applied.chips.filter(({ unknown }) => !unknown).length;
  const sortButton = { panelId: sort.id, label: sort.label, current: sort.current };
  return (
    <>
      <Breadcrumbs key={breadcrumbs.items.map(({ href }) => href).join()} {...breadcrumbs} />
      <PageHeader title={title} text={text} aside={<SearchBar {...search} />} />
      {bodyStyles.items.length < 2 ? null : (
        <BodyStyleRow className="mb-6 max-lg:hidden" linkAs={linkAs} {...bodyStyles} />
      )}
      {notice}
      <ListToolbar>
        <Button variant="secondary" popoverTarget={filterButton.filtersId}>
          {/* New content, which does not move when the number appears. */}
          <Fragment key={appliedCount}>
            <Icon name="filter" />
            {filterButton.label}
            {appliedCount > 0 ? <FilterCount count={appliedCount} label={filterButton.appliedLabel} /> : null}
          </Fragment>
        </Button>
        <SortButton {...sortButton} icon />
      </ListToolbar>
      {/* Outside of both rows: one of them is always hidden. */}
      <MenuPanel
        id={sort.id}
        listLabel={sort.label}
        items={sort.items}
        align="end"
        linkAs={sort.linkAs ?? linkAs}
      />
      <div className="grid items-start gap-x-8 lg:grid-cols-[284px_minmax(0,1fr)]">
        {filters}
        <section
          data-results=""
          tabIndex={-1}
          aria-label={resultsLabel}
          className="min-w-0 outline-none transition-opacity group-data-pending/listing:opacity-50"
        >
          <ResultBar
            count={count}
            actions={
              <>
                <span aria-hidden="true">{sort.label}</span>
                <SortButton {...sortButton} />
              </>
            }
          />
          <FilterChips
            key={applied.chips.map(({ removeLabel }) => removeLabel).join()}
            linkAs={linkAs}
            className="group-data-unfiltered/listing:hidden"
            {...applied}
          />
          {children}
        </section>
      </div>
    </>
  );
}

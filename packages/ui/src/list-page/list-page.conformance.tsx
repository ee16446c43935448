import { link, word } from "../testing/conformance-samples.tsx";
import { ListPage } from "./list-page.tsx";

export const pieces = {
  ListPage: (
    <ListPage
      breadcrumbs={{ label: word, items: [link] }}
      title={word}
      search={{ action: "/α", name: "α", inputId: "α", label: word, submitLabel: word }}
      bodyStyles={{ label: word, items: [] }}
      filters={null}
      filterButton={{ filtersId: "φ", label: word, appliedLabel: word }}
      sort={{ id: "σ", label: word, current: word, items: [link] }}
      resultsLabel={word}
      count={1}
      applied={{ label: word, chips: [{ text: word, removeLabel: word, href: "/α" }] }}
    >
      {word}
    </ListPage>
  ),
};

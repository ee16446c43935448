import { word } from "../testing/conformance-samples.tsx";
import { LoadMore } from "./load-more.tsx";
import { Pagination } from "./pagination.tsx";

export const components = {
  LoadMore: <LoadMore href="/" label={word} summary={word} />,
  Pagination: (
    <Pagination
      label={word}
      page={3}
      pages={9}
      hrefOf={String}
      pageLabel={String}
      previousLabel={word}
      nextLabel={word}
    />
  ),
};

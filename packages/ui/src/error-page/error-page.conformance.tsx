import { link, word } from "../testing/conformance-samples.tsx";
import { ErrorPage } from "./error-page.tsx";
import { NotFound } from "./not-found.tsx";

export const components = {
  ErrorPage: <ErrorPage badge="404" title={word} subtitle={word} actions={word} />,
  NotFound: (
    <NotFound
      badge="404"
      title={word}
      subtitle={word}
      actions={word}
      searchTitle={word}
      search={{ action: "/", name: "κ", label: word, submitLabel: word, inputId: "ζ" }}
      shortcuts={[link]}
    />
  ),
};

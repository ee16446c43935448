import { word } from "../testing/conformance-samples.tsx";
import { ErrorPage } from "./error-page.tsx";

export const components = {
  ErrorPage: <ErrorPage badge="404" title={word} subtitle={word} actions={word} />,
};

import { word } from "../testing/conformance-samples.tsx";
import { PageHeader } from "./page-header.tsx";

export const components = {
  PageHeader: <PageHeader title={word} text={word} />,
};

import { word } from "../testing/conformance-samples.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export const components = {
  Breadcrumbs: <Breadcrumbs label={word} items={[{ href: "/", label: word }, { label: word }]} />,
};

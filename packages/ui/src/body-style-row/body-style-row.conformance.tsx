import { word } from "../testing/conformance-samples.tsx";
import { BodyStyleRow } from "./body-style-row.tsx";

export const components = {
  BodyStyleRow: <BodyStyleRow label={word} items={[{ href: "/α", silhouette: "suv", label: word }]} />,
};

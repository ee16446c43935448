import { word } from "../testing/conformance-samples.tsx";
import { Tabs } from "./tabs.tsx";

export const components = {
  Tabs: <Tabs label={word} items={[{ value: "α", label: word, count: 3, content: word }]} />,
};

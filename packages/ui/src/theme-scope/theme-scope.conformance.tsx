import { word } from "../testing/conformance-samples.tsx";
import { ThemeScope } from "./theme-scope.tsx";

export const components = { ThemeScope: <ThemeScope mode="dark">{word}</ThemeScope> };

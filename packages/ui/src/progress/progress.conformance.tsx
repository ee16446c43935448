import { word } from "../testing/conformance-samples.tsx";
import { Progress } from "./progress.tsx";

export const components = { Progress: <Progress label={word} text={word} value={12} max={31} /> };

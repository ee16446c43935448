export type { Cents } from "@forecourt/units";

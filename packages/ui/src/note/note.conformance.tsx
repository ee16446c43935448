import { word } from "../testing/conformance-samples.tsx";
import { Note } from "./note.tsx";

export const components = {
  Note: <Note title={word}>{word}</Note>,
};

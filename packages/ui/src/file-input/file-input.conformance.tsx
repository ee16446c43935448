import { word } from "../testing/conformance-samples.tsx";
import { FileInput } from "./file-input.tsx";

const words = {
  prompt: word,
  remove: word,
  added: word,
  removed: word,
  tooLarge: word,
  wrongType: word,
};

export const controls = {
  FileInput: <FileInput id="φ" words={words} maxBytes={1} locale="en" />,
};

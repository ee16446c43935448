import { word } from "../testing/conformance-samples.tsx";
import { CharacterCount } from "./character-count.tsx";

const words = { one: word, other: word };

export const pieces = {
  CharacterCount: <CharacterCount fieldId="φ" max={9} limit={word} remaining={words} over={words} />,
};

import { word } from "../testing/conformance-samples.tsx";
import { EmptyState } from "./empty-state.tsx";

export const components = {
  EmptyState: (
    <EmptyState mark={word} title={word} text={word}>
      {word}
    </EmptyState>
  ),
};

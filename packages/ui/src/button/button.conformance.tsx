import { word } from "../testing/conformance-samples.tsx";
import { Button, LinkButton } from "./button.tsx";

export const components = {
  Button: <Button>{word}</Button>,
  LinkButton: <LinkButton href="/">{word}</LinkButton>,
};

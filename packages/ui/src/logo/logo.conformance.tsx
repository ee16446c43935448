import { word } from "../testing/conformance-samples.tsx";
import { Logo } from "./logo.tsx";

export const components = {
  Logo: <Logo mark={null} name={word} place={word} href="/" />,
};

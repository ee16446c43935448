import { word } from "../testing/conformance-samples.tsx";
import { Link } from "./link.tsx";

export const components = {
  Link: <Link href="/">{word}</Link>,
};

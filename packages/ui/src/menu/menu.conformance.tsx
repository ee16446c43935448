import { link, word } from "../testing/conformance-samples.tsx";
import { Menu } from "./menu.tsx";

export const pieces = {
  Menu: <Menu id="μ" label={word} items={[{ ...link, current: true }]} />,
};

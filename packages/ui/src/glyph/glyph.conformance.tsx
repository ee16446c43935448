import { Glyph } from "./glyph.tsx";

export const pieces = {
  Glyph: <Glyph name="check" />,
};

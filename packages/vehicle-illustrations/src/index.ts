export type {
  IllustratedVehicle,
  IllustrationPaint,
  IllustrationShape,
  IllustrationView,
  IllustrationWidth,
} from "./illustration.ts";
export {
  ILLUSTRATION_PAINTS,
  ILLUSTRATION_SHAPES,
  ILLUSTRATION_VIEWS,
  illustrationFile,
  illustrationFor,
  illustrationPaint,
  illustrationShape,
} from "./illustration.ts";
export { illustrationAlt, illustrationCaption } from "./illustration-text.ts";

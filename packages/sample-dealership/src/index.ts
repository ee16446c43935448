import { en } from "../content/en/index.ts";
import { es } from "../content/es/index.ts";
import { offers } from "./offers.ts";
import { reviewSources, reviews } from "./reviews.ts";
import { settings } from "./settings.ts";
import { staff } from "./staff.ts";

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

/** Everything Larkspur Mitsubishi says and has; `content.es` is laid over `content.en`. */
export const larkspur = { settings, content: { en, es }, offers, staff, reviews, reviewSources };

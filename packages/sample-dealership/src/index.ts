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

/** Everything Larkspur Mitsubishi has; what it says is in `content/`, which programs read at their start. */
export const larkspur = { settings, offers, staff, reviews, reviewSources };

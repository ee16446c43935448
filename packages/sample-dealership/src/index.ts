import { offers } from "./offers.ts";
import { reviewSources, reviews } from "./reviews.ts";
import { settings } from "./settings.ts";
import { staff } from "./staff.ts";

/** Everything Larkspur Mitsubishi has; what it says is in `content/`, which programs read at their start. */
export const larkspur = { settings, offers, staff, reviews, reviewSources };

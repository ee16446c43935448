import { experiments } from "./experiments.ts";
import { offers } from "./offers.ts";
import { reviewSources, reviews } from "./reviews.ts";
import { settings } from "./settings.ts";
import { staff } from "./staff.ts";

/** Settings, experiments and data of Larkspur Mitsubishi; its content is in `content/`, read at start-up. */
export const larkspur = { settings, experiments, offers, staff, reviews, reviewSources };

import { lucideIconNodes } from "./lucide-icon-nodes.ts";
import { vehicleIconNodes } from "./vehicle-icon-nodes.ts";

/** The shapes of all registered icons by name. */
export const iconNodes = { ...lucideIconNodes, ...vehicleIconNodes };

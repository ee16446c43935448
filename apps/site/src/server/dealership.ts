import { larkspur } from "@forecourt/sample-dealership";

/**
 * The dealership this site serves: the one place that names its package. To serve another, import that one instead
 * (README, "Make it your own dealership").
 */
export const source = larkspur;

/** In its own module: the frame of every page needs it, and would load all public paths with it. */
export const UNLOCK_STEP_API_PATH = "/api/customer/unlockStep";

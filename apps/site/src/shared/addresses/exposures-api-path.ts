/** The address that counts shown variants. A file of its own: the browser's bundles need no other path. */
export const EXPOSURES_API_PATH = "/api/experiments/exposures";

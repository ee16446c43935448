/**
 * Setup of tests with properties: `FC_SEED=42` gives each property that seed. Without it each has a new one, and
 * fast-check prints it with the failure.
 */
const seed = process.env["FC_SEED"];
if (seed) {
  const { configureGlobal } = await import("fast-check");
  configureGlobal({ seed: Number(seed) });
}

/** Runs what a third party's script may break. A failure changes nothing on the page. */
export function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // docs/product/tracking.md, "Failures": the tag is broken, not the page.
  }
}

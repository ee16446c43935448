/** Whether the last navigation leads to a page that begins at its top. */
let arriving = false;

/** A link was followed to another page. */
export function noteArrival(): void {
  arriving = true;
}

/** Whether a link was followed since this was asked last. */
export function takeArrival(): boolean {
  const arrived = arriving;
  arriving = false;
  return arrived;
}

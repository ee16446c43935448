/**
 * Shows a countdown on a button, which is disabled meanwhile but keeps its focus. `counting` is the label with
 * `{seconds}` in it.
 */
export function countDown(
  button: HTMLElement,
  seconds: number,
  { counting, done }: { counting: string; done: string },
): void {
  const until = performance.now() + seconds * 1000;
  button.setAttribute("aria-disabled", "true");
  const tick = () => {
    const left = Math.ceil((until - performance.now()) / 1000);
    if (left > 0) {
      button.textContent = counting.replace("{seconds}", String(left));
      if (button.isConnected || left === seconds) setTimeout(tick, 1000);
      return;
    }
    button.textContent = done;
    button.removeAttribute("aria-disabled");
  };
  tick();
}

import { watch } from "node:fs";

/** An editor writes a file in several steps, which count as one change. */
const SETTLED_MS = 100;

/** Calls `onChange` when a file below a folder has changed, until it is stopped. */
export function watchContent(folder: string, onChange: () => void): { stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLED_MS);
  });
  return {
    stop() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}

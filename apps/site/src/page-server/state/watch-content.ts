import { watch } from "node:fs";

/** An editor writes a file in several steps; they are one change. */
const SETTLED_MS = 100;

/** Calls back when a file below a folder has changed. Returns how to stop. */
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

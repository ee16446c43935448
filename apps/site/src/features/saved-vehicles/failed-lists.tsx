import { Button } from "@forecourt/ui/button";
import type { SavedWords } from "./saved-words.ts";

type FailedListsProps = { words: Pick<SavedWords, "failed" | "retry">; onRetry: () => void };

/** In place of vehicles that did not come. */
export function FailedLists({ words, onRetry }: FailedListsProps) {
  return (
    <div role="alert" className="mt-5 flex flex-wrap items-center gap-4 rounded-md bg-warn-wash px-4 py-3">
      <p className="text-sm text-warn-text">{words.failed}</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}

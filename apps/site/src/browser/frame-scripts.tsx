import { DIALOG_COMMANDS_FALLBACK } from "./dialog-commands-fallback.ts";
import { OPEN_OVERLAYS } from "./open-overlays.ts";

/** The scripts of every frame in one element: each more costs a hash in the page's policy. */
export function FrameScripts() {
  return <script dangerouslySetInnerHTML={{ __html: `${DIALOG_COMMANDS_FALLBACK};${OPEN_OVERLAYS}` }} />;
}

import { FeedText } from "#content/feed-text/feed-text.tsx";
import type { PaintWords } from "#server/feed-words/color-words.ts";

/** A paint: `White Diamond`, in another language `Blanco (White Diamond)`. */
export function PaintText({ paint: { family, name } }: { paint: PaintWords }) {
  if (name === null) return family;
  if (family === null) return <FeedText words={name} />;
  return (
    <>
      {family} (<FeedText words={name} />)
    </>
  );
}

/** The same as a plain text; null when a part is in another language than the page. */
export function paintString({ family, name }: PaintWords): string | null {
  if (name?.lang !== undefined) return null;
  return name === null ? family : family === null ? name.text : `${family} (${name.text})`;
}

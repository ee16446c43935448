import { EXPERIMENT_TEXT, textAt } from "#shared/experiments/experiment-text.ts";

/**
 * Shows texts in the marked parts of the page, and of each page that follows. Texts only: never HTML.
 *
 * @param texts the texts of the page's language, by path
 * @returns shows the page's own texts again
 */
export function showTexts(texts: unknown): () => void {
  if (!texts) return () => {};
  const own = new Map<Text, string>();
  const show = () => {
    for (const element of document.querySelectorAll(`[${EXPERIMENT_TEXT}]`)) {
      const text = textAt(texts, element.getAttribute(EXPERIMENT_TEXT) ?? "");
      const node = element.firstChild;
      if (text === null || !(node instanceof Text) || node.data === text) continue;
      own.set(node, node.data);
      // The node stays: React keeps it.
      node.data = text;
    }
  };
  const observer = new MutationObserver(show);
  observer.observe(document.body, { childList: true, subtree: true });
  show();
  return () => {
    observer.disconnect();
    for (const [node, text] of own) node.data = text;
  };
}

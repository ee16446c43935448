/** Text in which `backticks` mark code. */
export function Prose({ text }: { text: string }) {
  return text.split("`").map((part, at) => (at % 2 === 1 ? <code key={`${at}-${part}`}>{part}</code> : part));
}

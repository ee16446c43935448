/**
 * The value a masked input shows after a key. It formats only while the caret is at the end and the text grows,
 * so that deleting and editing in the middle stay exactly what was typed; leaving the field formats the rest.
 *
 * @example maskWhileTyping({ typed: "4175", caret: 4, previous: "417", mask }) // "(417) 5"
 */
export function maskWhileTyping(input: {
  typed: string;
  caret: number;
  previous: string;
  mask: (typed: string) => string;
}): string {
  const atEnd = input.caret === input.typed.length;
  const grew = input.typed.length > input.previous.length;
  return atEnd && grew ? input.mask(input.typed) : input.typed;
}

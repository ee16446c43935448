/**
 * Reads the first `size` characters (or fewer) without consuming them: `texts` yields them again. `close`
 * ends the source instead.
 */
export async function peekText(
  source: AsyncIterable<string>,
  size: number,
): Promise<{ head: string; texts: AsyncIterable<string>; close: () => Promise<void> }> {
  const iterator = source[Symbol.asyncIterator]();
  let head = "";
  let done = false;
  while (head.length < size && !done) {
    const next = await iterator.next();
    if (next.done) done = true;
    else head += next.value;
  }
  const close = async () => {
    await iterator.return?.();
  };
  return { head: head.slice(0, size), texts: replay(head, done, iterator), close };
}

async function* replay(head: string, done: boolean, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    if (head !== "") yield head;
    while (!done) {
      const next = await iterator.next();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

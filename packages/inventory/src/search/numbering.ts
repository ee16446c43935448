/** Numbers of distinct labels, in order of first appearance. It only grows, so versions of an index can share it. */
export type Numbering<Entry> = {
  /** One description per number. */
  entries: Entry[];
  numberOf(label: string): number;
};

/** Numbers of distinct pairs of labels. */
export type PairNumbering<Entry> = {
  entries: Entry[];
  numberOf(first: string, second: string): number;
};

/** Numbers labels; `describe` is called once per distinct label. */
export function createNumbering<Entry>(describe: (label: string) => Entry): Numbering<Entry> {
  const numbers = new Map<string, number>();
  const entries: Entry[] = [];
  const numberOf = (label: string) => {
    let number = numbers.get(label);
    if (number === undefined) {
      number = entries.push(describe(label)) - 1;
      numbers.set(label, number);
    }
    return number;
  };
  return { entries, numberOf };
}

/** Numbers pairs of labels without joining them: a joined text per vehicle is slow. */
export function createPairNumbering<Entry>(
  describe: (first: string, second: string) => Entry,
): PairNumbering<Entry> {
  const numbersByFirst = new Map<string, Map<string, number>>();
  const entries: Entry[] = [];
  const numberOf = (first: string, second: string) => {
    let numbers = numbersByFirst.get(first);
    if (!numbers) {
      numbers = new Map();
      numbersByFirst.set(first, numbers);
    }
    let number = numbers.get(second);
    if (number === undefined) {
      number = entries.push(describe(first, second)) - 1;
      numbers.set(second, number);
    }
    return number;
  };
  return { entries, numberOf };
}

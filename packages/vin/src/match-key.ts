/**
 * Compares a key of the table with a VIN: the part before `|` with positions 4–8, the part after it with positions 10
 * on. `*` is any character, `#` any digit, `[A-CX]` one of a set. Returns the number of compared characters, or -1 without a match.
 */
export function matchKey(key: string, vin: string): number {
  let position = 3;
  let compared = 0;
  for (let at = 0; at < key.length; at++, position++) {
    const expected = key[at]!;
    const character = vin[position]!;
    if (expected === "*") continue;
    if (expected === "|") {
      position = 8;
      continue;
    }
    compared++;
    if (expected === "[") {
      const end = key.indexOf("]", at);
      if (!isInSet(key.slice(at + 1, end), character)) return -1;
      at = end;
    } else if (expected === "#" ? character > "9" : expected !== character) return -1;
  }
  return compared;
}

/** Whether a character is in a set such as `A-CX`. */
function isInSet(set: string, character: string): boolean {
  for (let at = 0; at < set.length; at++) {
    const isRange = set[at + 1] === "-";
    if (isRange ? set[at]! <= character && character <= set[at + 2]! : set[at] === character) return true;
    if (isRange) at += 2;
  }
  return false;
}

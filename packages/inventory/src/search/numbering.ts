/** Numbers distinct strings in order of first appearance. */
export function createNumbering(): { texts: string[]; numberOf(text: string): number } {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const numberOf = (text: string) => {
    let number = numbers.get(text);
    if (number === undefined) {
      number = texts.push(text) - 1;
      numbers.set(text, number);
    }
    return number;
  };
  return { texts, numberOf };
}

/** Short texts, one a line or separated by bars. */
export function phrases(list: string): string[] {
  return list.trim().split(/\s*[|\n]\s*/);
}

/**
 * Serialises a JSON value so that equal values give equal texts: sorted keys, no spaces, undefined omitted. The hash of
 * it detects repeated requests. Uses a loop because deep input would exhaust the stack.
 *
 * @example canonicalJson({ b: 1, a: [true, null] }) // '{"a":[true,null],"b":1}'
 */
export function canonicalJson(value: unknown): string {
  let out = "";
  const pending: (Written | { value: unknown })[] = [{ value }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") {
      out += next;
    } else if (Array.isArray(next.value)) {
      pending.push("]", ...separated(next.value.map((item) => [{ value: item ?? null }])), "[");
    } else if (typeof next.value === "object" && next.value !== null) {
      const entries = Object.entries(next.value).filter(([, item]) => item !== undefined);
      entries.sort(([a], [b]) => (a < b ? -1 : 1));
      pending.push("}");
      pending.push(...separated(entries.map(([key, item]) => [{ value: item }, `${JSON.stringify(key)}:`])));
      pending.push("{");
    } else {
      out += JSON.stringify(next.value) ?? "null";
    }
  }
  return out;
}

type Written = string;
type Part = Written | { value: unknown };

/** Parts in reverse, because the last one pushed is written first. */
function separated(groups: Part[][]): Part[] {
  return groups.toReversed().flatMap((group, index) => (index === 0 ? group : [",", ...group]));
}

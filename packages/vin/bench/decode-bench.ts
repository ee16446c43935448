/**
 * Compares the speed of decodeVin with a plain loop that tests every key as a regular expression, on real VINs. Checks
 * that both find the same keys. Exits with 1 when they differ, or when the loop is faster.
 *
 *     node packages/vin/bench/decode-bench.ts [--quick]
 */
import { readFileSync } from "node:fs";
import { decodeVin, loadVinTable, vinModelYear } from "../src/index.ts";
import { matchKey } from "../src/match-key.ts";
import { keyPattern } from "../src/testing/key-pattern.ts";

const ROUNDS = process.argv.includes("--quick") ? 5 : 20;

const start = performance.now();
const table = await loadVinTable();
console.log(`the table loads in ${(performance.now() - start).toFixed(0)} ms`);

const vins = readFileSync(new URL("../src/testing/real-vins.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.slice(0, 17));

/** The keys of a VIN's manufacturer and year. */
function keysOf(vin: string): string[] {
  const year = vinModelYear(vin) ?? 0;
  const ranges = table.codes[vin.slice(0, 3) + vin.slice(11, 14)] ?? table.codes[vin.slice(0, 3)] ?? [];
  const keys: string[] = [];
  for (let at = 0; at < ranges.length; at += 3) {
    if (year < ranges[at]! || year > ranges[at + 1]!) continue;
    keys.push(...table.schemas[ranges[at + 2]!]!.filter((part) => typeof part === "string"));
  }
  return keys;
}

const patterns = new Map<string, RegExp>();
const patternOf = (key: string) => {
  const known = patterns.get(key) ?? keyPattern(key);
  patterns.set(key, known);
  return known;
};
const loop = (vin: string) => keysOf(vin).filter((key) => patternOf(key).test(vin));

const differing = vins.filter(
  (vin) =>
    loop(vin).join(" ") !==
    keysOf(vin)
      .filter((key) => matchKey(key, vin) >= 0)
      .join(" "),
);
if (differing.length > 0) console.error(`MISSED  other keys than the loop for ${differing.join(", ")}`);

const ours = medianOf((vin) => decodeVin(vin, table));
const theirs = medianOf(loop);
console.log(`${vins.length} VINs, ${ROUNDS} rounds`);
console.log(`  decodeVin    ${ours.toFixed(1).padStart(6)} µs a VIN`);
console.log(
  `  plain loop   ${theirs.toFixed(1).padStart(6)} µs a VIN   it / decodeVin = ${(theirs / ours).toFixed(1)}`,
);
const isSlow = theirs < ours;
if (isSlow) console.error("MISSED  the loop is faster than decodeVin");
process.exitCode = differing.length > 0 || isSlow ? 1 : 0;

/** Microseconds a VIN, of the median round, after two rounds to warm up. */
function medianOf(work: (vin: string) => unknown): number {
  const times: number[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const began = performance.now();
    for (const vin of vins) work(vin);
    if (round >= 0) times.push(performance.now() - began);
  }
  return (1000 * times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!) / vins.length;
}

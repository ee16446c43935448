/**
 * Compares the speed of buildAdf with xmlbuilder2 and fast-xml-parser's builder on the same lead. Interleaves them in
 * one run and checks that all write the same content. buildAdf starts from an AdfDocument, the others from a prepared
 * object in their own shape. Exits with 1 when the content differs or another builder is faster.
 *
 *     node packages/adf/bench/build-bench.ts [--quick]
 */
import { isDeepStrictEqual } from "node:util";
import { builtXml } from "../src/testing/built-xml.ts";
import { readXml, type XmlElement } from "../src/testing/read-xml.ts";
import { sampleDocument } from "../src/testing/sample-document.ts";
import { type Contender, fastXmlParserContender, xmlbuilder2Contender } from "./contenders.ts";

const ROUNDS = process.argv.includes("--quick") ? 60 : 300;
const PER_ROUND = 50;

const xml = builtXml(sampleDocument);
const root = readXml(xml);
const contenders: Contender[] = [
  { name: "buildAdf", write: () => builtXml(sampleDocument) },
  xmlbuilder2Contender(root),
  fastXmlParserContender(root),
];

const rates = measure(contenders);
const ours = rates.get("buildAdf") ?? 0;
let failed = false;
console.log(`one lead of ${xml.length} bytes, ${ROUNDS} rounds of ${PER_ROUND}`);
for (const { name, write } of contenders) {
  const rate = rates.get(name) ?? 0;
  const isSame = isDeepStrictEqual(withoutIndent(readXml(write())), withoutIndent(root));
  const isSlower = name === "buildAdf" || rate < ours;
  console.log(
    `  ${name.padEnd(16)} ${rate.toFixed(0).padStart(6)} documents/s   buildAdf / it = ${(ours / rate).toFixed(1)}`,
  );
  if (!isSame) console.error(`MISSED  ${name} writes different content`);
  if (!isSlower) console.error(`MISSED  ${name} is faster than buildAdf`);
  failed ||= !isSame || !isSlower;
}
process.exitCode = failed ? 1 : 0;

/** Documents per second of each contender, from its median round, which ignores garbage collection pauses. */
function measure(all: readonly Contender[]): Map<string, number> {
  const times = new Map<string, number[]>(all.map(({ name }) => [name, []]));
  for (let round = -ROUNDS / 10; round < ROUNDS; round++) {
    for (const { name, write } of all) {
      const start = performance.now();
      for (let i = 0; i < PER_ROUND; i++) write();
      // Rounds before 0 are warm-up.
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return new Map(
    [...times].map(([name, own]) => {
      const middle = own.toSorted((a, b) => a - b)[Math.floor(own.length / 2)] ?? Number.NaN;
      return [name, (1000 * PER_ROUND) / middle];
    }),
  );
}

/** Removes the whitespace between elements, which the builders indent differently. */
function withoutIndent(element: XmlElement): XmlElement {
  const { name, attributes, text, children } = element;
  return { name, attributes, text: children.length > 0 ? "" : text, children: children.map(withoutIndent) };
}

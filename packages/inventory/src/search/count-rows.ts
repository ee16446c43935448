/** Blocks of eight rows before a lane of eight bits could overflow. */
const MAX_BLOCKS = 255;

/**
 * Adds to `counts` how many of the listed rows have each bit; `width` words per row.
 *
 * Combines eight rows with carry-save adders. The carry of weight eight is added to 32 counters of eight bits, four in
 * each lane word. So a row needs a few operations instead of a loop over its bits. The adders repeat `countCommon`'s: a
 * shared function would have to return four values for each block.
 */
export function countRowBits(
  counts: Int32Array,
  rows: Uint32Array,
  width: number,
  members: Int32Array,
  length: number,
): void {
  const lanes = new Uint32Array(8);
  for (let word = 0; word < width; word++) {
    const base = word << 5;
    let ones = 0;
    let twos = 0;
    let fours = 0;
    let blocks = 0;
    let i = 0;
    for (; i + 8 <= length; i += 8) {
      const w0 = rows[members[i]! * width + word]!;
      const w1 = rows[members[i + 1]! * width + word]!;
      const w2 = rows[members[i + 2]! * width + word]!;
      const w3 = rows[members[i + 3]! * width + word]!;
      const w4 = rows[members[i + 4]! * width + word]!;
      const w5 = rows[members[i + 5]! * width + word]!;
      const w6 = rows[members[i + 6]! * width + word]!;
      const w7 = rows[members[i + 7]! * width + word]!;
      const x0 = ones ^ w0;
      const twosA = (ones & w0) | (x0 & w1);
      const s0 = x0 ^ w1;
      const x1 = s0 ^ w2;
      const twosB = (s0 & w2) | (x1 & w3);
      const s1 = x1 ^ w3;
      const x2 = twos ^ twosA;
      const foursA = (twos & twosA) | (x2 & twosB);
      const t0 = x2 ^ twosB;
      const x3 = s1 ^ w4;
      const twosC = (s1 & w4) | (x3 & w5);
      const s2 = x3 ^ w5;
      const x4 = s2 ^ w6;
      const twosD = (s2 & w6) | (x4 & w7);
      ones = x4 ^ w7;
      const x5 = t0 ^ twosC;
      const foursB = (t0 & twosC) | (x5 & twosD);
      twos = x5 ^ twosD;
      const x6 = fours ^ foursA;
      const eights = (fours & foursA) | (x6 & foursB);
      fours = x6 ^ foursB;
      for (let lane = 0; lane < 8; lane++) lanes[lane]! += (eights >>> lane) & 0x01010101;
      if (++blocks < MAX_BLOCKS) continue;
      blocks = 0;
      addLanes(counts, base, lanes);
    }
    addLanes(counts, base, lanes);
    addBits(counts, base, ones, 1);
    addBits(counts, base, twos, 2);
    addBits(counts, base, fours, 4);
    for (; i < length; i++) addBits(counts, base, rows[members[i]! * width + word]!, 1);
  }
}

/** Adds the lanes' counters, each counting eight rows, and resets them. */
function addLanes(counts: Int32Array, base: number, lanes: Uint32Array): void {
  for (let lane = 0; lane < 8; lane++) {
    for (let byte = 0; byte < 4; byte++)
      counts[base + lane + 8 * byte]! += 8 * ((lanes[lane]! >>> (8 * byte)) & 255);
  }
  lanes.fill(0);
}

function addBits(counts: Int32Array, base: number, word: number, weight: number): void {
  for (let bits = word; bits !== 0; bits &= bits - 1) counts[base + 31 - Math.clz32(bits & -bits)]! += weight;
}

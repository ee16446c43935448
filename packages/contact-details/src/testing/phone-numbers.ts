import fc from "fast-check";

/** Numbers of the North American Numbering Plan, built digit by digit and not by the rule that they test. */
export const phoneNumbers = fc
  .tuple(
    fc.integer({ min: 200, max: 999 }).filter((code) => {
      const [tens, ones] = [Math.floor(code / 10) % 10, code % 10];
      return tens !== 9 && !(tens === 1 && ones === 1) && ![37, 96].includes(Math.floor(code / 10));
    }),
    fc.integer({ min: 200, max: 999 }).filter((code) => code % 100 !== 11),
    fc.integer({ min: 0, max: 9_999 }),
  )
  .map(([area, exchange, line]) => `${area}${exchange}${String(line).padStart(4, "0")}`);

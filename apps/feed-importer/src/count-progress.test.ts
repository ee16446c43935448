import { expect, it } from "vitest";
import { countProgress } from "./count-progress.ts";

it("prints progress every five thousand rows", () => {
  const said: string[] = [];
  const onRow = countProgress((line) => said.push(line));
  const row = { ok: false, line: 2, reasons: [], vin: null, storeId: null } as const;
  for (let index = 0; index < 10_001; index += 1) onRow({ ...row, reasons: [] });
  expect(said).toEqual(["  5,000 rows read, 5,000 quarantined", "  10,000 rows read, 10,000 quarantined"]);
});

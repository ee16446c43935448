/**
 * Writes the decoding table from a vPIC database (docs/product/vin.md, "Renewing the table").
 * `pnpm --filter @forecourt/vin generate vpic.lite.db`.
 */
import { writeFileSync } from "node:fs";
import { buildTable } from "./build-table.ts";
import { readVpic } from "./read-vpic.ts";

const FIRST_YEAR = 1996;
const OUTPUT = new URL("../src/generated/table-text.ts", import.meta.url);

const [file] = process.argv.slice(2);
if (!file) throw new Error("forecourt/vin: name the SQLite file of vPIC: generate vpic.lite.db");
const table = buildTable(readVpic(file, FIRST_YEAR));
const text = JSON.stringify(table).replaceAll("\\", "\\\\").replaceAll("'", "\\'");
writeFileSync(
  OUTPUT,
  `/** Made by scripts/make-table.ts; see docs/product/vin.md. */\nexport const VIN_TABLE_TEXT =\n  '${text}';\n`,
);
console.log(
  `${Object.keys(table.codes).length} manufacturer codes, ${table.schemas.length} schemas, ${table.values.length} values, data of ${table.date}`,
);

/**
 * Fails when a page, its scripts, the styles or the font exceed `weight-limits.ts`. Uses the product at `PRODUCT_URL`, or starts
 * one; with a folder as argument, weighs that folder's pages (the check's own canary).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { givenProduct } from "../../e2e/product/given-product.ts";
import { collectGoals } from "../goals.ts";
import { firstVehiclePath } from "../page-kinds.ts";
import { weighFiles } from "./weigh.ts";
import { type ReadPath, readAndWeigh, readFrom, weighedPages } from "./weighed-pages.ts";
import { FILE_LIMITS, PAGE_LIMITS } from "./weight-limits.ts";

const [folder] = process.argv.slice(2);
const product = folder ? null : await givenProduct();
const goals = collectGoals();

const read: ReadPath = product
  ? readFrom(product.url)
  : async (path) => readFileSync(join(folder!, path.replace(/\/$/, "/index.html")));

/** A weight of 0 means that nothing was found: it is missed too. */
function compare<Name extends string>(
  what: string,
  weight: Record<Name, number>,
  limits: Record<Name, number>,
): void {
  for (const name of Object.keys(limits) as Name[]) {
    const [value, limit] = [weight[name], limits[name]];
    goals.goal(`${what}${name}`, `${value}, limit ${limit}`, value > 0 && value <= limit);
  }
}

try {
  const paths = weighedPages(product ? await firstVehiclePath(product.url) : "/vehicle");
  const files = new Map<string, Buffer>();
  for (const [name, limits] of Object.entries(PAGE_LIMITS))
    compare(`${name} `, await readAndWeigh(read, paths[name as keyof typeof PAGE_LIMITS], files), limits);
  compare("", weighFiles(files), FILE_LIMITS);
} finally {
  await product?.stop();
}
goals.finish("page weight");

/**
 * Fails when a page, its scripts, the styles or the font exceed `weight-limits.ts`. Uses the product at `PRODUCT_URL`, or starts
 * one; with a folder as argument, weighs that folder's pages (the check's own canary).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { givenProduct } from "../../e2e/product/given-product.ts";
import { collectGoals } from "../goals.ts";
import { firstVehiclePath } from "../page-kinds.ts";
import { linkedFiles, weighFiles, weighPage } from "./weigh.ts";
import { FILE_LIMITS, PAGE_LIMITS } from "./weight-limits.ts";

const [folder] = process.argv.slice(2);
const product = folder ? null : await givenProduct();
const goals = collectGoals();

async function read(path: string): Promise<Buffer> {
  if (!product) return readFileSync(join(folder!, path.replace(/\/$/, "/index.html")));
  const answer = await fetch(new URL(path, product.url));
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

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
  const paths: Record<keyof typeof PAGE_LIMITS, string> = {
    home: "/",
    list: "/cars-for-sale",
    vehicle: product ? await firstVehiclePath(product.url) : "/vehicle",
    financing: "/auto-financing",
    article: "/shopping-guides/financing/lease-or-finance",
  };
  const files = new Map<string, Buffer>();
  for (const [name, limits] of Object.entries(PAGE_LIMITS)) {
    const html = await read(paths[name as keyof typeof PAGE_LIMITS]);
    for (const file of linkedFiles(html)) if (!files.has(file)) files.set(file, await read(file));
    compare(`${name} `, weighPage(html, files), limits);
  }
  compare("", weighFiles(files), FILE_LIMITS);
} finally {
  await product?.stop();
}
goals.finish("page weight");

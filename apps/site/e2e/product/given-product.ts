import { startProduct } from "./start-product.ts";

/** The product at `PRODUCT_URL`, or one that is started for this command. */
export async function givenProduct(): Promise<{ url: string; stop(): Promise<void> }> {
  const url = process.env["PRODUCT_URL"];
  return url ? { url, stop: async () => {} } : startProduct();
}

import { startMailServer } from "./mail-server.ts";
import { startProduct } from "./start-product.ts";

/** One product for all tests that only look at it; tests that break things start their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const mail = await startMailServer();
  const product = await startProduct({ SMTP_URL: mail.url });
  process.env["PRODUCT_URL"] = product.url;
  process.env["PRODUCT_WORKER_URL"] = product.workerUrl;
  return async () => {
    await product.stop();
    await mail.stop();
  };
}

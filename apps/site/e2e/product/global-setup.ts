import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailServer } from "./mail-server.ts";
import { startProduct } from "./start-product.ts";

/**
 * Starts one product for all read-only tests; tests that break things start their own. With `PRODUCT_URL` set the
 * tests use that product instead (docs/product/tests.md). `PRERENDER_ON_START=0` starts it without prerendering, which
 * takes a third of the server's time in the core.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const env = process.env;
  if (env["PRODUCT_URL"]) return async () => {};
  const mailFolder = mkdtempSync(join(tmpdir(), "forecourt-mail-"));
  const mail = await startMailServer(mailFolder);
  const product = await startProduct({
    SMTP_URL: mail.url,
    PRERENDER_ON_START: env["PRERENDER_ON_START"] ?? "1",
  });
  env["PRODUCT_URL"] = product.url;
  env["PRODUCT_WORKER_URL"] = product.workerUrl;
  env["PRODUCT_MAIL"] = mailFolder;
  env["PRODUCT_DATA"] = product.dataDir;
  return async () => {
    await product.stop();
    await mail.stop();
    rmSync(mailFolder, { recursive: true, force: true });
  };
}

import { AsyncLocalStorage } from "node:async_hooks";
import { VARIANTS_SLOT } from "./request-variants.ts";

type Holder = { [VARIANTS_SLOT]?: AsyncLocalStorage<string> };

/**
 * Answers a request with variants: settings, content and words are those of the variants wherever its code reads them.
 *
 * @param key from `variantsKey`
 * @example await runWithVariants("hero.bold", () => render(page))
 */
export function runWithVariants<Result>(key: string, answer: () => Result): Result {
  const holder = globalThis as Holder;
  holder[VARIANTS_SLOT] ??= new AsyncLocalStorage<string>();
  return holder[VARIANTS_SLOT].run(key, answer);
}

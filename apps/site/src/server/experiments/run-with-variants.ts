import { AsyncLocalStorage } from "node:async_hooks";
import { experimentsConfig } from "./experiments-config.ts";
import { type RequestVariants, VARIANTS_SLOT } from "./request-variants.ts";

type Holder = { [VARIANTS_SLOT]?: AsyncLocalStorage<RequestVariants> };

/**
 * Answers a request with variants: settings, content and words are those of the variants wherever its code reads them.
 * Definitions that are replaced meanwhile do not change it, so that no page is half of one and half of the other.
 *
 * @param key from `variantsKey`
 * @example await runWithVariants("hero.bold", () => render(page))
 */
export function runWithVariants<Result>(key: string, answer: () => Result): Result {
  const holder = globalThis as Holder;
  holder[VARIANTS_SLOT] ??= new AsyncLocalStorage<RequestVariants>();
  return holder[VARIANTS_SLOT].run({ key, config: experimentsConfig() }, answer);
}

import { checkPrices, providerFailure } from "./check-prices.ts";
import type { ProvidedPrices, ValuationProvider, ValuationRequest } from "./valuation-provider.ts";

/**
 * Requests prices from a provider; never rejects. Ends when the signal aborts, even if the provider ignores it.
 *
 * @returns the checked prices, the provider's own error, or a `ProviderErrorCode`
 */
export async function requestPrices(
  provider: ValuationProvider,
  request: ValuationRequest,
  options: { signal?: AbortSignal } = {},
): Promise<ProvidedPrices> {
  const { signal } = options;
  if (signal?.aborted) return providerFailure("provider.aborted");
  let onAbort = () => {};
  const aborted = new Promise<ProvidedPrices>((resolve) => {
    onAbort = () => resolve(providerFailure("provider.aborted"));
  });
  // Before the provider listens: its rejection because of the signal comes later.
  signal?.addEventListener("abort", onAbort);
  try {
    return checkPrices(await Promise.race([provider.vehiclePrices(request, options), aborted]));
  } catch {
    return providerFailure("provider.threw");
  } finally {
    signal?.removeEventListener("abort", onAbort);
  }
}

/** Whether a request has failed. The page may be closing, so what it sends may be lost. */
export let isInterrupted = false;

/** The JSON of an address of the site. Undefined when it refuses or the request fails. */
export async function askSite<T>(address: string): Promise<T | undefined> {
  try {
    const response = await fetch(address);
    const body = (await response.json()) as T;
    return response.ok ? body : undefined;
  } catch {
    isInterrupted = true;
    return undefined;
  }
}

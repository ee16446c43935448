/** The ad network's browser id and click id. */
export type AdPixelIds = { fbp?: string; fbc?: string };

/** `fb.`, subdomain level, milliseconds, the id, and an optional part of the network's library. */
export const AD_PIXEL_ID = /^fb\.\d\.\d{1,16}\.[\w.-]{1,500}$/;

const FBCLID = /^[\w-]{1,490}$/;

/** Cookie names of the ids. */
const COOKIES = { fbp: "_fbp", fbc: "_fbc" } as const;

/**
 * Returns the ad network's ids from its cookies, or creates them as its pixel does.
 *
 * A newer click id in the URL replaces the cookie's and keeps its case. See Meta, "ClickID and the fbp and fbc
 * Parameters".
 *
 * @param now milliseconds since 1970
 * @param random from 0 up to 1
 * @returns the ids, and the cookies to set for new ids
 */
export function adPixelIds({
  cookies,
  parameters,
  now,
  random,
}: {
  cookies: ReadonlyMap<string, string>;
  parameters: URLSearchParams;
  now: number;
  random: () => number;
}): { ids: AdPixelIds; newCookies: { name: string; value: string }[] } {
  const fromCookie = (name: string) => {
    const value = cookies.get(name) ?? "";
    return AD_PIXEL_ID.test(value) ? value : undefined;
  };
  const prefix = `fb.1.${now}.`;
  const fbclid = parameters.get("fbclid") ?? "";
  const storedFbc = fromCookie(COOKIES.fbc);
  const isNewClick = FBCLID.test(fbclid) && storedFbc?.split(".")[3] !== fbclid;
  const fbc = isNewClick ? prefix + fbclid : storedFbc;
  const ids: AdPixelIds = { fbp: fromCookie(COOKIES.fbp) ?? prefix + Math.floor(1e9 + random() * 9e9) };
  if (fbc !== undefined) ids.fbc = fbc;
  const newCookies = (Object.entries(ids) as [keyof AdPixelIds, string][])
    .map(([id, value]) => ({ name: COOKIES[id], value }))
    .filter(({ name, value }) => value !== cookies.get(name));
  return { ids, newCookies };
}

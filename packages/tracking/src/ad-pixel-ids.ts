/** The ad network's browser id and click id. */
export type AdPixelIds = { fbp?: string; fbc?: string };

/** `fb.`, subdomain level, milliseconds, then the id; the network's own library adds one more part. */
export const AD_PIXEL_ID = /^fb\.\d\.\d{1,16}\.[\w.-]{1,500}$/;

const FBCLID = /^[\w-]{1,490}$/;

/** The cookies the ids are kept in. */
const COOKIES = { fbp: "_fbp", fbc: "_fbc" } as const;

/**
 * The ad network's ids: as its cookies say, and otherwise made as its pixel makes them. A click id in the address
 * replaces an older click, letter for letter (Meta, "ClickID and the fbp and fbc Parameters").
 *
 * @param now milliseconds since 1970
 * @param random from 0 up to 1
 * @returns the ids, and the cookies that have to be set because they are new
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
  const kept = (name: string) => {
    const value = cookies.get(name) ?? "";
    return AD_PIXEL_ID.test(value) ? value : undefined;
  };
  const made = `fb.1.${now}.`;
  const fbclid = parameters.get("fbclid") ?? "";
  const keptFbc = kept(COOKIES.fbc);
  const isNewClick = FBCLID.test(fbclid) && keptFbc?.split(".")[3] !== fbclid;
  const fbc = isNewClick ? made + fbclid : keptFbc;
  const ids: AdPixelIds = { fbp: kept(COOKIES.fbp) ?? made + Math.floor(1e9 + random() * 9e9) };
  if (fbc !== undefined) ids.fbc = fbc;
  const newCookies = (Object.entries(ids) as [keyof AdPixelIds, string][])
    .map(([id, value]) => ({ name: COOKIES[id], value }))
    .filter(({ name, value }) => value !== cookies.get(name));
  return { ids, newCookies };
}

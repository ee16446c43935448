import type { DealershipConfig, Store } from "@forecourt/dealership";

/** The store name without the dealership's name, for maps: `North` for `Larkspur North`. */
export function shortStoreName(
  { name }: Pick<Store, "name">,
  { profile }: { profile: Pick<DealershipConfig["profile"], "shortName"> },
): string {
  const shared = `${profile.shortName} `;
  return name.startsWith(shared) ? name.slice(shared.length) : name;
}

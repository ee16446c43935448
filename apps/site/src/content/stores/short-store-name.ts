import type { DealershipConfig, Store } from "@forecourt/dealership";

/** `Larkspur North` is `North` on a map: what all the stores are called says nothing there. */
export function shortStoreName(
  { name }: Pick<Store, "name">,
  { profile }: { profile: Pick<DealershipConfig["profile"], "shortName"> },
): string {
  const shared = `${profile.shortName} `;
  return name.startsWith(shared) ? name.slice(shared.length) : name;
}

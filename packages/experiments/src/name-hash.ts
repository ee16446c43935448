/**
 * Returns the 32-bit hash of a name ("djb2" in the service's protocol). It hides the dealership's experiments in a
 * page's source. Not a secret.
 *
 * @example nameHash("hero_copy") // "1376171577"
 */
export function nameHash(name: string): string {
  let hash = 0;
  for (let place = 0; place < name.length; place += 1)
    hash = (Math.imul(hash, 31) + name.charCodeAt(place)) | 0;
  return String(hash >>> 0);
}

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types.d.ts";
import type { useRouter } from "next/navigation";

/** A full prefetch: the default one skips pages that are rendered per request. */
const FULL_PREFETCH = { kind: "full" as PrefetchKind };

const fetched = new Set<string>();

/** Fetches a list before it is requested, once for each address. */
export function prefetchList(router: Pick<ReturnType<typeof useRouter>, "prefetch">, address: string): void {
  if (fetched.has(address)) return;
  fetched.add(address);
  router.prefetch(address, FULL_PREFETCH);
}

import { Skeleton } from "@forecourt/ui/skeleton";

/** The shape of the lists until they come. */
export function SavedSkeleton({ label }: { label: string }) {
  return (
    <div className="mt-8 min-h-80 noscript:hidden">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="mb-5 h-8 w-60 max-w-full" />
      <div className="rounded-lg border border-line bg-surface px-4 md:px-5">
        {[1, 2].map((row) => (
          <div key={row} className="flex items-center gap-4 border-line py-4 not-first:border-t">
            <Skeleton className="aspect-[16/10] w-24 shrink-0 rounded-md sm:w-36" />
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
              <Skeleton className="h-5 w-56 max-w-full" />
              <Skeleton className="h-4 w-36 max-w-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

import type { ReactNode } from "react";

type DetailRowProps = { label: string; note?: string | undefined; children: ReactNode };

/** One thing that is kept: what it is, its value, and a note. For a `dl`. */
export function DetailRow({ label, note, children }: DetailRowProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-line border-t py-4 first:border-t-0 sm:grid-cols-[180px_minmax(0,1fr)]">
      <dt className="text-control text-muted">{label}</dt>
      <dd className="min-w-0">
        <span className="block font-semibold">{children}</span>
        {note ? <span className="mt-0.5 block text-muted text-sm">{note}</span> : null}
      </dd>
    </div>
  );
}

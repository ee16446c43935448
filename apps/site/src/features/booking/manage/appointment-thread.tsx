import { Icon } from "@forecourt/ui/icon";
import type { ThreadEntry } from "./thread-entries.ts";

const MARKS: Record<ThreadEntry["is"], string> = {
  done: "bg-success text-on-success",
  now: "bg-action text-on-action",
  next: "border border-control-line bg-surface text-muted",
};

/** What has happened, what is now and what comes, in order. */
export function AppointmentThread({ title, entries }: { title: string; entries: readonly ThreadEntry[] }) {
  return (
    <section aria-labelledby="thread" className="mt-10">
      <h2 id="thread" className="font-bold text-2xl">
        {title}
      </h2>
      <ol className="mt-5">
        {entries.map(({ id, title: name, text, when, is }) => (
          <li
            key={id}
            className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 pb-6 not-last:before:absolute not-last:before:start-3.5 not-last:before:top-8 not-last:before:bottom-1 not-last:before:w-px not-last:before:bg-line"
          >
            <span
              aria-hidden="true"
              className={`grid size-7 place-items-center rounded-full forced-colors:border ${MARKS[is]}`}
            >
              {is === "next" ? <Icon name="clock" size={14} /> : <Icon name="check" size={14} />}
            </span>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-semibold">{name}</h3>
              {when ? <p className="text-caption text-muted">{when}</p> : null}
              {text ? <p className="w-full text-control text-muted">{text}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

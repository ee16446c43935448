import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import type { TimeStepContent } from "./time-step-content.ts";

/** Says that the chosen time was taken or is too soon. Offers the nearest free ones. */
export function TakenNotice({ taken }: { taken: NonNullable<TimeStepContent["taken"]> }) {
  return (
    <div id="problem" role="alert">
      <Note tone="warn" icon="alert" title={taken.title}>
        <p>{taken.text}</p>
        {taken.times.length > 0 ? (
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
            {taken.times.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        ) : null}
      </Note>
    </div>
  );
}

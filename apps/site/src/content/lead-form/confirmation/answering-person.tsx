import { InitialsAvatar } from "@forecourt/ui/initials-avatar";
import type { ReactNode } from "react";

/** Who answers and when, as plain data: a page or a JSON answer can bring it. */
export type AnsweringPersonContent = {
  /** Null where only the team is known. */
  person: { name: string; slug: string } | null;
  who: string;
  when: string;
};

type AnsweringPersonProps = {
  content: AnsweringPersonContent;
  /** More list items. */
  children?: ReactNode;
};

/** A list of what happens next, led by who answers. */
export function AnsweringPerson({ content: { person, who, when }, children }: AnsweringPersonProps) {
  return (
    <div className="mt-3 flex gap-4">
      {person ? (
        <InitialsAvatar name={person.name} seed={person.slug} size="sm" className="shrink-0" />
      ) : null}
      <ul className="grid gap-1.5 text-control text-muted">
        <li className="font-semibold text-text">{who}</li>
        <li>{when}</li>
        {children}
      </ul>
    </div>
  );
}

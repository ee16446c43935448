import type { ReactNode } from "react";

type FormGroupProps = {
  /** Part of the id of its title. */
  name: string;
  title: string;
  text?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** A part of the form with a title, in the form's two columns. */
export function FormGroup({ name, title, text, className = "", children }: FormGroupProps) {
  const id = `pre-approval-${name}`;
  return (
    <fieldset
      aria-labelledby={id}
      className={`large-stack col-span-2 grid min-w-0 grid-cols-2 items-start gap-x-4 gap-y-4.5 border-line not-first:border-t not-first:pt-6 ${className}`}
    >
      <div className="col-span-2">
        <h3 id={id} className="font-semibold text-xl">
          {title}
        </h3>
        {text ? <p className="mt-1 text-control text-muted">{text}</p> : null}
      </div>
      {children}
    </fieldset>
  );
}

import { HONEYPOT_FIELD } from "#shared/lead-form/lead-body-from-form.ts";

/** A field that people do not see and programs fill in; what comes with it is held for review, never dropped. */
export function Honeypot({ form, label }: { form: string; label: string }) {
  const id = `${form}-${HONEYPOT_FIELD}`;
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

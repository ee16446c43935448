import { HONEYPOT_FIELD } from "#shared/lead-form/lead-body-from-form.ts";

/** A field that only bots fill in. Leads with a value are kept for review, never dropped. */
export function Honeypot({ form, label }: { form: string; label: string }) {
  const id = `${form}-${HONEYPOT_FIELD}`;
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

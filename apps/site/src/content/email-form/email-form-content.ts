import type { FormText } from "../lead-form/lead-form-content.ts";

/** A form that asks for an email address only, as plain data. */
export type EmailFormContent = {
  /** The id of the form, and the prefix of its control's id. */
  id: string;
  /** The address that accepts it. */
  action: string;
  /** The page that follows. */
  next: string;
  /** Sent with the address. */
  hidden: Readonly<Record<string, string>>;
  label: string;
  hint: string;
  value: string | undefined;
  submit: string;
  /** Below the button. */
  note: FormText;
  words: {
    required: string;
    email: string;
    problemTitle: string;
    problemPrefix: string;
    sending: string;
    retrying: string;
    website: string;
    newTab: string;
  };
  failure: { title: string; text: FormText };
  /** What the server refused, in a page after a post without scripts. */
  refused: { error: string | undefined; failure: { text?: string } | undefined } | undefined;
};

import type { RichTextPart } from "@forecourt/dealership/content";
import type { FileInputWords } from "@forecourt/ui/file-input";
import type { AmountLimit } from "#shared/lead-form/amount-limits.ts";

/** One control of a form: what it shows. Its rules are those of its `FormField`. */
export type ShownField = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** "Optional". */
  mark?: string | undefined;
  /** The choices of a select, in order. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** The first value. */
  value?: string | undefined;
  /** Spans both columns, on phones too. */
  wide?: boolean;
};

/** The file field of a form: one optional file. */
export type ShownFile = {
  name: string;
  label: string;
  hint: string;
  /** "Optional". */
  mark: string;
  /** Extensions for the browser's dialog. The server checks the content. */
  accept: string;
  maxBytes: number;
  locale: string;
  words: FileInputWords;
};

/** The texts that a form shows in the browser. */
export type LeadFormWords = {
  /** By error code: those that the form's fields can have. */
  errors: Readonly<Record<string, string>>;
  /** Of empty required fields, by name; other fields have `errors`. */
  missing: Readonly<Record<string, string>>;
  /** Messages of one field by `field.code`: the limits of an amount. */
  own?: Readonly<Record<string, string>> | undefined;
  /** Above the list of wrong fields. */
  problemTitle: string;
  /** The summary's line for a message that does not name its field: "{label}: {message}". */
  problemLine: string;
  /** Put before the document's title while there are errors. */
  problemPrefix: string;
  sending: string;
  /** Shown from the second attempt on. */
  retrying: string;
  /** The label of the field that only bots see. */
  website: string;
  /** Ends the name of links that open a new tab. */
  newTab: string;
  /** Of the region that shows a toast. */
  toast: { label: string; announcedAs: string; closeLabel: string };
};

/** Text with links, parsed on the server: the parser would bring its validator to the browser. */
export type FormText = readonly RichTextPart[];

/** A whole lead form as plain data, so that a page or a JSON answer can bring it. */
export type LeadFormContent = {
  /** The id of the form, and the prefix of its controls' ids. */
  id: string;
  /** The address that accepts the lead. */
  action: string;
  /** Hidden inputs by name: `kind`, `origin`, `page`, `next`, `vin`, `locale`, `consent`. */
  hidden: Readonly<Record<string, string>>;
  fields: readonly ShownField[];
  /** Its file; the form is then sent as multipart. */
  file?: ShownFile | undefined;
  /** The limits of its amounts. */
  limits?: readonly AmountLimit[] | undefined;
  words: LeadFormWords;
  /** Shown when sending failed; it says how to contact the store. */
  failure: { title: string; text: FormText };
  /** A toast if details are missing. */
  missingDetails?: { title: string; text: string } | undefined;
  /**
   * The boxes that allow to keep the details on this device. The visitor's answer about cookies decides which one is
   * shown.
   */
  remember: {
    label: string;
    boxes: Readonly<Record<"allowed" | "unanswered", { hint: string; checked: boolean }>>;
  };
  consent: FormText;
  submit: string;
  /** What the server refused, in a page after a post without scripts. */
  refused?:
    | {
        /** Messages by field name. */
        fields: Readonly<Record<string, string>>;
        /** Set if the lead could not be stored; `text` replaces the form's. */
        failure?: { text?: string } | undefined;
      }
    | undefined;
};

import type { VehiclePictureSource } from "@forecourt/ui/vehicle-image";
import type { AnsweringPersonContent } from "#content/lead-form/confirmation/answering-person.tsx";
import type { OpenedContent } from "#content/lead-form/confirmation/describe-opened.ts";
import type { LeadFormContent } from "#content/lead-form/lead-form-content.ts";

/** A button that puts a text into the message. */
export type QuickPhrase = { label: string; text: string };

/** The panel as plain data: its words, and the form of a lead. */
export type MessagePanelContent = {
  title: string;
  closeLabel: string;
  /** Who answers, and when: "Dana answers tomorrow, from 9 AM". */
  answers: string;
  /** Null where only the team is known. */
  person: AnsweringPersonContent["person"];
  /** The vehicle that goes with the message; null for none. */
  vehicle: { name: string; note: string; picture: VehiclePictureSource } | null;
  form: LeadFormContent;
  phrases: { label: string; list: readonly QuickPhrase[] };
  /** Prices are locked for this visitor; a message may open them. */
  isLocked: boolean;
  call: { href: string; label: string; name: string };
  /** Shown in place of the form after sending. */
  sent: {
    title: string;
    text: string;
    answering: AnsweringPersonContent;
    /** By what the message opened, or what waits for the phone's code. */
    unlocks: { granted: OpenedContent; code: OpenedContent };
  };
};

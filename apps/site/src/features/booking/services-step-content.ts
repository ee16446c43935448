import type { BookingFrame, BookingSummary } from "./time-step-content.ts";

/** The step of the services and the car as plain data. */
export type ServicesStepContent = {
  frame: BookingFrame;
  action: string;
  hidden: Readonly<Record<string, string>>;
  services: readonly { id: string; label: string; duration: string; checked: boolean }[];
  fields: readonly {
    name: "year" | "make" | "model" | "mileage";
    label: string;
    value: string;
    inputMode: "numeric" | "text";
    mark?: string | undefined;
    error?: string | undefined;
  }[];
  servicesError?: string | undefined;
  words: { services: string; vehicle: string; next: string; garage: string; problemTitle: string };
  summary: BookingSummary;
};

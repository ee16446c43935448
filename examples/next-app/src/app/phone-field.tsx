"use client";

import { maskPhone } from "@forecourt/contact-details";
import { PhoneInput, type PhoneInputProps } from "@forecourt/ui/phone-input";

/** A server component cannot hand a function to the browser: the mask is chosen here. */
export function PhoneField(props: Omit<PhoneInputProps, "mask">) {
  return <PhoneInput {...props} mask={(value, caret) => maskPhone(value, caret, "general")} />;
}

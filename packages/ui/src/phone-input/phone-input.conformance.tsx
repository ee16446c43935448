import { PhoneInput } from "./phone-input.tsx";

export const controls = {
  PhoneInput: <PhoneInput mask={(typed) => typed} />,
};

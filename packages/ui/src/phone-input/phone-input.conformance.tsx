import { PhoneInput } from "./phone-input.tsx";

export const components = {
  PhoneInput: <PhoneInput mask={(value, caret) => ({ value, caret })} />,
};

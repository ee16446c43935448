import { OtpInput } from "./otp-input.tsx";

export const components = {
  OtpInput: <OtpInput />,
};

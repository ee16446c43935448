import { word } from "../testing/conformance-samples.tsx";
import { ResendCode } from "./resend-code.tsx";

export const components = {
  ResendCode: <ResendCode label={word} rule={word} ready={word} onResend={() => {}} />,
};

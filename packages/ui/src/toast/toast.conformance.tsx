import { word } from "../testing/conformance-samples.tsx";
import { Toast } from "./toast.tsx";

export const components = {
  Toast: <Toast summary={word} detail={word} />,
};

import { TextInput } from "./text-input.tsx";

export const components = {
  TextInput: <TextInput />,
  TextInputAffixed: <TextInput prefix="$" suffix="%" />,
};

import { Textarea } from "./textarea.tsx";

export const components = {
  Textarea: <Textarea />,
};

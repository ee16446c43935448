import { Select } from "./select.tsx";

export const controls = {
  Select: <Select />,
};

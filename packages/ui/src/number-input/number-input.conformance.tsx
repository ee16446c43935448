import { MoneyInput } from "./money-input.tsx";
import { NumberInput } from "./number-input.tsx";

export const components = {
  NumberInput: <NumberInput defaultValue={18420} />,
  MoneyInput: <MoneyInput defaultCents={1_234_500} />,
};

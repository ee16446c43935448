import { Icon } from "./icon.tsx";

export const components = {
  Icon: <Icon name="car" />,
};

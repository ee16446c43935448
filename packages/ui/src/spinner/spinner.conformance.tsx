import { Spinner } from "./spinner.tsx";

export const components = {
  Spinner: <Spinner />,
};

import { Silhouette } from "./silhouette.tsx";

export const components = {
  Silhouette: <Silhouette name="truck" />,
};

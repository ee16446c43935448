import { Skeleton, VehicleCardSkeleton } from "./skeleton.tsx";

export const components = {
  Skeleton: <Skeleton />,
  VehicleCardSkeleton: <VehicleCardSkeleton />,
};

import { VehicleImage } from "../vehicle-image/vehicle-image.tsx";

// All texts are Greek: a Latin letter in the output is hard-coded English.
export const word = "λόγος";
export const photo = <VehicleImage src="/1.avif" width={2} height={1} alt="" kind="render" />;
export const link = { href: "/α", label: word };

import { VehicleImage } from "../vehicle-image/vehicle-image.tsx";

// Every word is Greek: a Latin letter in what a component says is English that was baked in.
export const word = "λόγος";
export const photo = <VehicleImage src="/1.avif" width={2} height={1} alt="" kind="render" />;
export const link = { href: "/α", label: word };

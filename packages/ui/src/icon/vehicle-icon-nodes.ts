import type { IconShape } from "./lucide-icon-nodes.ts";

/** Custom icons for vehicle features that Lucide lacks, on Lucide's grid and stroke. */
export const vehicleIconNodes = {
  drivetrain: [
    ["circle", { cx: "6", cy: "6", r: "2.5" }],
    ["circle", { cx: "18", cy: "6", r: "2.5" }],
    ["circle", { cx: "6", cy: "18", r: "2.5" }],
    ["circle", { cx: "18", cy: "18", r: "2.5" }],
    ["path", { d: "M8.5 6h7M8.5 18h7M12 6v12" }],
  ],
  engine: [
    ["path", { d: "M7 9h2.5l1-2H15l1.5 2H18v2.5h1.5V10H21v7h-1.5v-1.5H18L16.5 18H10l-3-3z" }],
    ["path", { d: "M12.5 7V5M10 5h5M7 12H3.5M3.5 9.5v5" }],
  ],
  transmission: [
    ["circle", { cx: "5", cy: "5.5", r: "1.75" }],
    ["circle", { cx: "12", cy: "5.5", r: "1.75" }],
    ["circle", { cx: "19", cy: "5.5", r: "1.75" }],
    ["circle", { cx: "5", cy: "18.5", r: "1.75" }],
    ["circle", { cx: "12", cy: "18.5", r: "1.75" }],
    ["path", { d: "M5 7.25v9.5M12 7.25v9.5M19 7.25V12H5" }],
  ],
} as const satisfies Record<string, readonly IconShape[]>;

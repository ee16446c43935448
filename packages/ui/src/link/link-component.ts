import type { ElementType } from "react";

/**
 * What components render a link with: `"a"`, or a router's link such as `next/link`. It must accept `href`,
 * `className`, `children` and any attribute of an anchor.
 */
export type LinkComponent = ElementType;

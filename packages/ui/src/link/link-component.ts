import type { ElementType } from "react";

/**
 * The component that renders links: `"a"`, or a router's link such as `next/link`.
 * It must accept all anchor attributes.
 */
export type LinkComponent = ElementType;

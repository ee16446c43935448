/** The paths of the few icons inside controls, on a 24-unit grid. */
export const glyphPaths = {
  alert: "M12 7v6m0 4v.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z",
  check: "M5 12.5 10 17 19 7.5",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-left": "m14.5 6-6 6 6 6",
  "chevron-right": "m9.5 6 6 6-6 6",
  close: "M6 6l12 12M18 6 6 18",
  info: "M12 17v-6m0-4v-.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z",
} as const;

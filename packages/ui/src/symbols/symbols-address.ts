declare const process: { env: { FORECOURT_SYMBOLS?: string } };

/**
 * The address of `symbolsSvg()`, if the application's build sets `process.env.FORECOURT_SYMBOLS`. Icons and
 * silhouettes then refer to that file, which a browser caches. Without it each page has their shapes.
 *
 * @example // next.config.ts
 * env: { FORECOURT_SYMBOLS: "/symbols.1f0c.svg" }
 */
export const symbolsAddress: string | undefined =
  typeof process === "object" ? process.env.FORECOURT_SYMBOLS : undefined;

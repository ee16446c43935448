/** A point of the viewport in CSS pixels. */
export type Point = { x: number; y: number };

/** A running browser with one page. Pointer and keys are the browser's own input, not events made by scripts. */
export type Engine = {
  open(url: string): Promise<void>;
  /** The value of an expression in the page; promises are not awaited. */
  evaluate(expression: string): Promise<unknown>;
  click(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** Types into the focused control. */
  type(text: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** Uncaught errors of the pages so far; null when the engine's driver does not report them. */
  errors(): readonly string[] | null;
  close(): Promise<void>;
};

/** How to start an engine, or what to install. */
export type EngineLauncher = {
  name: string;
  /** What to install; null when it is there. */
  missing(): string | null;
  launch(): Promise<Engine>;
};

/** The viewport of the walk. */
export const VIEWPORT = { width: 1280, height: 900 };

import type { Engine, Point } from "./engine.ts";
import { type Control, findControl } from "./find-control.ts";

const TIMEOUT_MS = 20_000;

/** What a shopper does in one browser. Each call waits for what it needs and names it when it does not come. */
export type Shopper = {
  open(path: string): Promise<void>;
  click(control: Control): Promise<void>;
  /** Types into a field that is empty. */
  fill(control: Control, text: string): Promise<void>;
  /** Drags from the middle of a control, or from a range's thumb, by pixels to the right. */
  dragBy(control: Control, pixels: number): Promise<void>;
  pressEscape(): Promise<void>;
  /** Waits until an expression is truthy and returns its value. */
  see(expression: string): Promise<unknown>;
  seeText(text: string | RegExp): Promise<void>;
};

/** A shopper in an engine on the product at `origin`. */
export function shopperIn(engine: Engine, origin: string): Shopper {
  const see = async (expression: string) => {
    for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; ) {
      // A page that is being replaced cannot answer.
      const value = await engine.evaluate(expression).catch(() => null);
      if (value) return value;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(
      `not seen in ${TIMEOUT_MS / 1000} s at ${await engine.evaluate("location.href")}: ${expression}`,
    );
  };
  const find = async (control: Control) => {
    try {
      return (await see(`(${findControl})(${JSON.stringify(control)})`)) as Point;
    } catch {
      const address = await engine.evaluate("location.href");
      throw new Error(`no ${control.selector} “${control.name ?? ""}” to click at ${address}`);
    }
  };
  const click = async (control: Control) => engine.click(await find(control));
  return {
    open: (path) => engine.open(origin + path),
    click,
    async fill(control, text) {
      await click(control);
      await engine.type(text);
    },
    async dragBy(control, pixels) {
      const from = await find(control);
      await engine.drag(from, { x: from.x + pixels, y: from.y });
    },
    pressEscape: () => engine.pressEscape(),
    see,
    async seeText(text) {
      const pattern = typeof text === "string" ? JSON.stringify(text) : text;
      const test = typeof text === "string" ? `.includes(${pattern})` : `.search(${pattern}) >= 0`;
      await see(`(document.querySelector("main")?.innerText ?? "")${test}`);
    },
  };
}

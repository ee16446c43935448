import { expect, test } from "vitest";
import { drawAhead } from "./prerender-on-start.ts";

const answer = (ok: boolean) => ({ ok, text: async () => "" });

test("asks for one page after the other, and goes on when one breaks", async () => {
  const asked: string[] = [];
  let running = 0;
  const drawn = await drawAhead(["/", "/broken", "/gone", "/es"], async (path) => {
    running += 1;
    expect(running).toBe(1);
    asked.push(path);
    await Promise.resolve();
    running -= 1;
    if (path === "/broken") throw new Error("broken");
    return answer(path !== "/gone");
  });
  expect(asked).toEqual(["/", "/broken", "/gone", "/es"]);
  expect(drawn).toBe(2);
});

test("ends when the site stops", async () => {
  const stop = new AbortController();
  const drawn = await drawAhead(
    ["/", "/es"],
    async () => {
      stop.abort();
      return answer(true);
    },
    stop.signal,
  );
  expect(drawn).toBe(1);
});

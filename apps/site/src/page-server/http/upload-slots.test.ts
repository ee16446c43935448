import { expect, it } from "vitest";
import { createUploadSlots } from "./upload-slots.ts";

const idle = async () => {};

/** An upload that runs until it is ended. */
function upload() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, run: () => ended };
}

it("refuses more than its number, and has room again after one ended", async () => {
  const slots = createUploadSlots({ atOnce: 2, perClient: 2 });
  const first = upload();
  const second = upload();
  const results = [slots.run("a", first.run), slots.run("b", second.run)];
  expect(await slots.run("c", idle)).toBe(false);
  first.end();
  expect(await results[0]).toBe(true);
  expect(await slots.run("c", idle)).toBe(true);
  second.end();
  expect(await results[1]).toBe(true);
});

it("leaves room for others when one client has its part", async () => {
  const slots = createUploadSlots({ atOnce: 9, perClient: 1 });
  const slow = upload();
  const result = slots.run("a", slow.run);
  expect([await slots.run("a", idle), await slots.run("b", idle)]).toEqual([false, true]);
  slow.end();
  await result;
  expect(await slots.run("a", idle)).toBe(true);
});

it("has room again after an upload failed", async () => {
  const slots = createUploadSlots({ atOnce: 1, perClient: 1 });
  await expect(slots.run("a", () => Promise.reject(new Error("cut")))).rejects.toThrow("cut");
  expect(await slots.run("a", idle)).toBe(true);
});

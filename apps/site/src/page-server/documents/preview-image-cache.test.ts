import { expect, test, vi } from "vitest";
import { createKeptPictures } from "./preview-image-cache.ts";
import { pictureDocument } from "./send-document.ts";

const picture = (bytes: number) =>
  pictureDocument(Buffer.alloc(bytes), { type: "image/png", maxAge: 86_400 });
const drawing = (bytes = 10) => vi.fn(async () => picture(bytes));

test("a picture is drawn once, however many ask at once and later", async () => {
  const kept = createKeptPictures({ most: 3, mostBytes: 100 });
  const draw = drawing();
  const [one, other] = await Promise.all([kept.get("a", draw), kept.get("a", draw)]);
  expect(one).toBe(other);
  expect(await kept.get("a", draw)).toBe(one);
  expect(draw).toHaveBeenCalledTimes(1);
});

test("no more are kept than said; the one asked for longest ago goes first", async () => {
  const kept = createKeptPictures({ most: 2, mostBytes: 100 });
  await kept.get("a", drawing());
  await kept.get("b", drawing());
  await kept.get("a", drawing());
  await kept.get("c", drawing());
  const [a, b] = [drawing(), drawing()];
  await kept.get("a", a);
  await kept.get("b", b);
  expect([a.mock.calls.length, b.mock.calls.length]).toEqual([0, 1]);
  expect(kept.pictures).toBe(2);
});

test("nor more bytes; one that is larger than all of them is not kept", async () => {
  const kept = createKeptPictures({ most: 10, mostBytes: 100 });
  for (const name of ["a", "b", "c"]) await kept.get(name, drawing(40));
  expect([kept.pictures, kept.bytes]).toEqual([2, 80]);
  await kept.get("large", drawing(101));
  expect([kept.pictures, kept.bytes]).toEqual([0, 0]);
});

test("one that could not be drawn is drawn when it is asked for again", async () => {
  const kept = createKeptPictures({ most: 2, mostBytes: 100 });
  await expect(kept.get("a", () => Promise.reject(new Error("no fonts")))).rejects.toThrow("no fonts");
  const draw = drawing();
  await kept.get("a", draw);
  expect(draw).toHaveBeenCalledTimes(1);
});

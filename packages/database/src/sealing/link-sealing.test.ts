import { expect, test } from "vitest";
import { linkKeys } from "./link-keys.ts";
import { openWithLink, sealForLink } from "./link-sealing.ts";

const keys = linkKeys("appointment", "a secret");
const NOTE = "It will be out front and warm.";

test("a text opens with its link, and is not readable without", async () => {
  const sealed = await sealForLink(keys, NOTE);
  expect(await openWithLink(keys, sealed)).toBe(NOTE);
  expect(Buffer.from(sealed).toString()).not.toContain("warm");
});

test.each([
  ["another secret", linkKeys("appointment", "another secret")],
  ["another purpose", linkKeys("valuation", "a secret")],
  ["another row", { ...keys, id: "another" }],
])("it does not open with %s", async (_name, others) => {
  expect(await openWithLink(others, await sealForLink(keys, NOTE))).toBeNull();
});

test("a damaged text does not open", async () => {
  const sealed = await sealForLink(keys, NOTE);
  sealed[sealed.length - 1] = sealed.at(-1) === 65 ? 66 : 65;
  expect(await openWithLink(keys, sealed.slice(0, -4))).toBeNull();
  expect(await openWithLink(keys, new Uint8Array())).toBeNull();
});

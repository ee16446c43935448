import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openForLender, parseLenderPublicKey, readSealedHeader, sealForLender } from "./index.ts";
import { loadLenderKeys, publicLenderKey, rotateLenderKey } from "./lender-key-files.ts";

const ID = "0199e2a4-7c1e-4b60-9a53-3f1d2b6c8e10";
const TEXT = JSON.stringify({ name: "Jordan Ellis", ssn: "219-09-9999" });

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-lender-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe("a sealed application", () => {
  test("is opened by the lender's key alone, and says which key and which application", async () => {
    const keys = await loadLenderKeys(dataDir);
    const sealed = await sealForLender(publicLenderKey(keys[0]), TEXT, ID);
    expect(readSealedHeader(sealed)).toEqual({ keyId: keys[0].kid, applicationId: ID });
    expect(await openForLender(keys, sealed)).toEqual({ ok: true, value: { text: TEXT, applicationId: ID } });
    const others = await loadLenderKeys(join(dataDir, "other"));
    expect(await openForLender(others, sealed)).toEqual({
      ok: false,
      errors: [{ path: [], code: "sealed.unknown-key" }],
    });
    const pretended = [{ ...others[0], kid: keys[0].kid }];
    expect(await openForLender(pretended, sealed)).toEqual({
      ok: false,
      errors: [{ path: [], code: "sealed.damaged" }],
    });
    for (const part of sealed.split("."))
      expect(Buffer.from(part, "base64url").toString()).not.toContain("Jordan");
  });

  test("is different each time", async () => {
    const [key] = await loadLenderKeys(dataDir);
    const seal = () => sealForLender(publicLenderKey(key), TEXT, ID);
    expect(await seal()).not.toBe(await seal());
  });

  test("cannot be changed or moved to another application", async () => {
    const keys = await loadLenderKeys(dataDir);
    const sealed = await sealForLender(publicLenderKey(keys[0]), TEXT, ID);
    const [header = "", , ...rest] = sealed.split(".");
    const moved = Buffer.from(header, "base64url").toString().replace(ID, ID.replace("0199", "0200"));
    const forged = [Buffer.from(moved).toString("base64url"), "", ...rest].join(".");
    expect(readSealedHeader(forged)).not.toBeNull();
    expect(await openForLender(keys, forged)).toEqual({
      ok: false,
      errors: [{ path: [], code: "sealed.damaged" }],
    });
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
    expect(await openForLender(keys, changed)).toEqual({
      ok: false,
      errors: [{ path: [], code: "sealed.damaged" }],
    });
  });

  test.each([
    ["nothing", ""],
    ["text", TEXT],
    ["text as base64url", Buffer.from(TEXT).toString("base64url")],
    ["five parts of text", [TEXT, TEXT, TEXT, TEXT, TEXT].map((text) => btoa(text)).join(".")],
    [
      "another algorithm",
      `${Buffer.from(JSON.stringify({ alg: "dir", enc: "A256GCM", kid: "k", applicationId: ID })).toString("base64url")}..${"A".repeat(16)}.AAAA.${"A".repeat(22)}`,
    ],
  ])("is not %s", async (_name, text) => {
    expect(readSealedHeader(text)).toBeNull();
    expect(await openForLender(await loadLenderKeys(dataDir), text)).toEqual({
      ok: false,
      errors: [{ path: [], code: "sealed.damaged" }],
    });
  });
});

describe("the keys of an installation", () => {
  test("are made once, for their owner alone", async () => {
    const [first, second] = await Promise.all([loadLenderKeys(dataDir), loadLenderKeys(dataDir)]);
    expect(second).toEqual(first);
    const path = join(dataDir, "keys", "lender-private-key");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(first[0]);
  });

  test("are replaced, and the retired ones still open what was sealed to them", async () => {
    const [first] = await loadLenderKeys(dataDir);
    const before = await sealForLender(publicLenderKey(first), TEXT, ID);
    const second = await rotateLenderKey(dataDir);
    const third = await rotateLenderKey(dataDir);
    const keys = await loadLenderKeys(dataDir);
    expect(keys.map(({ kid }) => kid)).toEqual([third.kid, second.kid, first.kid]);
    const after = await sealForLender(publicLenderKey(keys[0]), TEXT, ID);
    for (const sealed of [before, after])
      expect(await openForLender(keys, sealed)).toMatchObject({ ok: true });
    expect(await openForLender([keys[0]], before)).toMatchObject({
      errors: [{ path: [], code: "sealed.unknown-key" }],
    });
    expect(statSync(join(dataDir, "keys", "lender-retired-keys")).mode & 0o777).toBe(0o600);
  });
});

describe("a lender's public key", () => {
  test("is named by the lender, or by its thumbprint; its private half is dropped", async () => {
    const [key] = await loadLenderKeys(dataDir);
    const { kid, ...jwk } = key;
    expect(await parseLenderPublicKey(JSON.stringify(jwk))).toEqual(publicLenderKey(key));
    expect(await parseLenderPublicKey(JSON.stringify({ ...jwk, kid: "2026-11" }))).toEqual({
      ...publicLenderKey(key),
      kid: "2026-11",
    });
  });

  test.each(["", "{}", "null", "not json", '{"kty":"OKP","crv":"X25519","x":"AAAA"}'])(
    "is not %j",
    async (text) => {
      expect(await parseLenderPublicKey(text)).toBeNull();
    },
  );

  test("is a point of the curve", async () => {
    const [key] = await loadLenderKeys(dataDir);
    expect(await parseLenderPublicKey(JSON.stringify({ ...key, x: key.y }))).toBeNull();
  });
});

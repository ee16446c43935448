import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { loadKeyPair } from "./key-files.ts";
import { createKeyPair } from "./key-pair.ts";
import { open } from "./open.ts";
import { seal } from "./seal.ts";

const keyPair = await createKeyPair();

describe("a sealed text", () => {
  test("decrypts to the original text", async () => {
    const anyText = fc.string({ unit: "binary", maxLength: 4000 });
    await fc.assert(
      fc.asyncProperty(anyText, fc.uuid(), async (text, id) => {
        expect(await open([keyPair], await seal(keyPair.publicKey, text, id), id)).toEqual({
          ok: true,
          value: text,
        });
      }),
      { numRuns: 60 },
    );
  });

  test("does not contain the text and differs each time", async () => {
    const first = await seal(keyPair.publicKey, "Nora Whitfield", "1");
    const second = await seal(keyPair.publicKey, "Nora Whitfield", "1");
    expect(Buffer.from(first).toString("latin1")).not.toContain("Nora");
    expect(first).not.toEqual(second);
  });

  test("cannot be decrypted with another context", async () => {
    const sealed = await seal(keyPair.publicKey, "text", "lead 1");
    expect(await open([keyPair], sealed, "lead 2")).toEqual({
      ok: false,
      errors: [{ path: [], code: "sealed.damaged" }],
    });
  });

  test("cannot be decrypted when any byte was changed or when truncated", async () => {
    const sealed = Buffer.from(await seal(keyPair.publicKey, "text", "1"));
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(await open([keyPair], changed, "1")).toMatchObject({ ok: false });
      expect(await open([keyPair], sealed.subarray(0, at), "1")).toMatchObject({ ok: false });
    }
  });

  test("can be decrypted with a retired key, and reports an unknown key", async () => {
    const retired = await createKeyPair();
    const sealed = await seal(retired.publicKey, "text", "1");
    expect(await open([keyPair, retired], sealed, "1")).toEqual({ ok: true, value: "text" });
    expect(await open([keyPair], sealed, "1")).toEqual({
      ok: false,
      errors: [{ path: [], code: "sealed.unknown-key" }],
    });
  });

  test("of an earlier release can still be decrypted", async () => {
    const old = {
      publicKey: "hqepM3dMle-Fd3nxj_0OFSj6xMIMVyMml-n0ezJ-oRw",
      privateKey: "8MRFJESW1gAoj6uXDYFVrJAb6gh05EtB7Vfb-yoo2UQ",
    };
    const sealed = Buffer.from(
      "Ac/g5qhJDGwzZ3Zgd6Hi0KIhagD4VdcUX2mCg+W/KTZi1a14I+OJ+VWdya0Xlcx0SK4Y9GOaJAMo0INttZPsuIg=",
      "base64",
    );
    expect(await open([old], sealed, "2d9f3c1e-7f51-4a57-9c0b-0f0f5a1c7b10")).toEqual({
      ok: true,
      value: "Larkspur",
    });
  });
});

describe("the worker's keys", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-keys-"));
  const file = join(dataDir, "keys", "worker-private-key");
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test("are not made beside a database of the installation's own", async () => {
    const load = loadKeyPair({ dataDir, create: false });
    await expect(load).rejects.toThrow(/^WORKER_PRIVATE_KEY: is missing, .* `pnpm keys make`/);
    await expect(load).rejects.toMatchObject({ name: "WrongSecretError", exitCode: 78 });
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("are created once, even by concurrent processes, readable by the owner only", async () => {
    const pairs = await Promise.all(Array.from({ length: 5 }, () => loadKeyPair({ dataDir, create: true })));
    expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(dataDir, "keys"))).toEqual(["worker-private-key"]);
    const sealed = await seal(pairs[0]!.publicKey, "text", "1");
    expect(await open([pairs[1]!], sealed, "1")).toEqual({ ok: true, value: "text" });
  });

  test("come from the environment when set", async () => {
    const { privateKey } = keyPair;
    expect(await loadKeyPair({ dataDir: "/nonexistent", privateKey, create: false })).toEqual(keyPair);
  });

  test.each(["", "  \n", "damaged", keyPair.privateKey.slice(1)])(
    "of a damaged file name it: %j",
    async (text) => {
      writeFileSync(file, text);
      const load = loadKeyPair({ dataDir, create: true });
      await expect(load).rejects.toMatchObject({
        exitCode: 78,
        message: expect.stringContaining(`${file}: `),
      });
    },
  );

  test("of a file of an earlier release, without a prefix, are read", async () => {
    writeFileSync(file, `${keyPair.privateKey}\n`);
    expect(await loadKeyPair({ dataDir, create: false })).toEqual(keyPair);
  });
});

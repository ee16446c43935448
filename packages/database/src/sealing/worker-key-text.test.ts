import { describe, expect, test } from "vitest";
import { createKeyPair } from "./key-pair.ts";
import { open } from "./open.ts";
import { seal } from "./seal.ts";
import { parseWorkerPrivateKey, parseWorkerPublicKey, workerKeyText } from "./worker-key-text.ts";

const pair = await createKeyPair();
const { publicKey, privateKey } = pair;
/** A pair whose base64url has the characters that plain base64 writes otherwise. */
const old = {
  publicKey: "hqepM3dMle-Fd3nxj_0OFSj6xMIMVyMml-n0ezJ-oRw",
  privateKey: "8MRFJESW1gAoj6uXDYFVrJAb6gh05EtB7Vfb-yoo2UQ",
};
const plain = (key: string) => Buffer.from(key, "base64url").toString("base64");
const hex = (key: string) => Buffer.from(key, "base64url").toString("hex");

describe("a key in a setting", () => {
  test.each([
    ["as it is printed", workerKeyText("public", publicKey), workerKeyText("private", privateKey)],
    ["without its prefix", publicKey, privateKey],
    ["with space around it", ` public.${publicKey}\n`, `\tprivate.${privateKey}\r\n`],
    ["with padding", `public.${publicKey}=`, `${privateKey}=`],
  ])("is read %s", (_name, publicText, privateText) => {
    expect(parseWorkerPublicKey(publicText)).toEqual({ ok: true, value: publicKey });
    expect(parseWorkerPrivateKey(privateText)).toEqual({ ok: true, value: pair });
  });

  test("is read in plain base64", () => {
    expect(parseWorkerPublicKey(plain(old.publicKey))).toEqual({ ok: true, value: old.publicKey });
    expect(parseWorkerPrivateKey(`private.${plain(old.privateKey)}`)).toEqual({ ok: true, value: old });
  });

  test.each([
    ["nothing", ""],
    ["space", " \n\t"],
    ["a word", "key"],
    ["a prefix alone", "public."],
    ["another prefix", `secret.${publicKey}`],
    ["one character less", publicKey.slice(1)],
    ["one character more", `${publicKey}A`],
    ["half a key", publicKey.slice(0, 21)],
    ["two keys", `${publicKey},${publicKey}`],
    ["quotes", `"${publicKey}"`],
    ["hexadecimal", hex(publicKey)],
    ["a space within", `${publicKey.slice(0, 20)} ${publicKey.slice(21)}`],
    ["a character that is none of base64", `${publicKey.slice(0, 20)}!${publicKey.slice(21)}`],
    ["bits after its end", `${"A".repeat(42)}B`],
    ["PEM", "-----BEGIN PUBLIC KEY-----"],
    ["a JWK", '{"kty":"OKP","crv":"X25519"}'],
  ])("is refused as %s", (_name, text) => {
    const malformed = { ok: false, errors: [{ path: [], code: "key.malformed" }] };
    expect(parseWorkerPublicKey(text)).toEqual(malformed);
    expect(parseWorkerPrivateKey(text)).toEqual(malformed);
  });

  test("is refused in the place of the other half", () => {
    expect(parseWorkerPublicKey(`private.${privateKey}`)).toMatchObject({
      errors: [{ code: "key.private" }],
    });
    expect(parseWorkerPrivateKey(`public.${publicKey}`)).toMatchObject({ errors: [{ code: "key.public" }] });
  });

  // All points of small order, each with its own 32 bytes. See RFC 7748, 6.1; Curve25519's page.
  test.each([
    "00".repeat(32),
    `01${"00".repeat(31)}`,
    "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
    "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
    `ec${"ff".repeat(30)}7f`,
  ])("is refused when everyone shares its secret: %s", (bytes) => {
    const text = Buffer.from(bytes, "hex").toString("base64url");
    expect(parseWorkerPublicKey(text)).toMatchObject({ errors: [{ code: "key.weak" }] });
  });

  test("of each half opens what the other one sealed", async () => {
    const sealedTo = parseWorkerPublicKey(plain(publicKey));
    const openedWith = parseWorkerPrivateKey(`private.${privateKey}`);
    if (!sealedTo.ok || !openedWith.ok) throw new Error("both are keys");
    const sealed = await seal(sealedTo.value, "text", "1");
    expect(await open([openedWith.value], sealed, "1")).toEqual({ ok: true, value: "text" });
  });
});

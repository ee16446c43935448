import { describe, expect, it } from "vitest";
import { createDefinitionsReader } from "./definitions-reader.ts";

const DEFINITIONS = { experiments: [], flags: { new: true }, dynamicConfigs: {} };
const WRONG = { ...DEFINITIONS, flags: { new: "yes" } };

/** An endpoint that answers 304 to the tag of its definitions. */
function endpoint(first: unknown) {
  const asked: (string | null)[] = [];
  let current = first;
  let isDown = false;
  const load = async (etag: string | null) => {
    asked.push(etag);
    if (isDown) return { ok: false, errors: [{ path: [], code: "network" }] } as const;
    const tag = JSON.stringify(current);
    return { ok: true, value: tag === etag ? null : { definitions: current, etag: tag } } as const;
  };
  return {
    load,
    asked,
    change: (next: unknown) => (current = next),
    setDown: (down: boolean) => (isDown = down),
  };
}

describe("createDefinitionsReader", () => {
  it("reads definitions once, and again when they change", async () => {
    const { load, asked, change } = endpoint(DEFINITIONS);
    const read = createDefinitionsReader(load);
    expect(await read()).toEqual({ kind: "read", experiments: DEFINITIONS });
    expect(await read()).toEqual({ kind: "unchanged" });
    expect(asked).toEqual([null, JSON.stringify(DEFINITIONS)]);
    const changed = { ...DEFINITIONS, flags: { new: false } };
    change(changed);
    expect(await read()).toEqual({ kind: "read", experiments: changed });
  });

  it("names what is wrong, once", async () => {
    const read = createDefinitionsReader(endpoint(WRONG).load);
    expect(await read()).toEqual({
      kind: "wrong",
      errors: [{ path: "flags.new", code: "setting.wrong-type" }],
    });
    expect(await read()).toEqual({ kind: "unchanged" });
  });

  it("reads earlier definitions again after wrong ones", async () => {
    const { load, change } = endpoint(DEFINITIONS);
    const read = createDefinitionsReader(load);
    await read();
    change(WRONG);
    await read();
    change(DEFINITIONS);
    expect(await read()).toEqual({ kind: "read", experiments: DEFINITIONS });
  });

  it("has the site's own faults of valid definitions", async () => {
    const errors = [{ path: "flags.new", code: "flag.unknown" }];
    const read = createDefinitionsReader(endpoint(DEFINITIONS).load, () => errors);
    expect(await read()).toEqual({ kind: "wrong", errors });
  });

  it("has the code of a failure, and keeps its tag for the next look", async () => {
    const { load, asked, setDown } = endpoint(DEFINITIONS);
    const read = createDefinitionsReader(load);
    await read();
    setDown(true);
    expect(await read()).toEqual({ kind: "failed", code: "network" });
    setDown(false);
    expect(await read()).toEqual({ kind: "unchanged" });
    expect(asked[2]).toBe(asked[1]);
  });
});

import { useTestDatabase } from "@forecourt/database/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { exposuresAllowed } from "./limit-exposures.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const allowed = (network: string, count: number) => exposuresAllowed(database.site, network, count);
const endTenMinutes = () =>
  database.owner.pool.query("UPDATE rate_limit SET ends_at = now() WHERE key LIKE 'exposure:600:%'");

describe("exposuresAllowed", () => {
  it("allows 600 in ten minutes, and other networks more", async () => {
    expect([await allowed("a", 599), await allowed("a", 1), await allowed("a", 1)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await allowed("b", 1)).toBe(true);
  });

  it("allows 3000 in a day", async () => {
    for (let window = 0; window < 5; window += 1) {
      expect(await allowed("a", 600)).toBe(true);
      await endTenMinutes();
    }
    expect(await allowed("a", 1)).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { type Session, touchSession } from "./session.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const T = Date.UTC(2026, 10, 20, 15);
const session: Session = { id: "one", startedAt: T, activeAt: T + 10 * MINUTE };
const fresh = (now: number) => ({ id: "two", startedAt: now, activeAt: now });

describe("touchSession", () => {
  test("starts a session", () => {
    expect(touchSession(null, T, "two")).toEqual(fresh(T));
  });

  test.each([
    ["at once", 0, true],
    ["just before 30 minutes idle", 30 * MINUTE - 1, true],
    ["after 30 minutes idle", 30 * MINUTE, false],
    ["a clock set back", -1, false],
  ])("%s", (_name, idle, isActive) => {
    const now = session.activeAt + idle;
    expect(touchSession(session, now, "two")).toEqual(isActive ? { ...session, activeAt: now } : fresh(now));
  });

  test.each([
    ["just before 4 hours in total", 4 * HOUR - 1, true],
    ["after 4 hours in total", 4 * HOUR, false],
  ])("%s", (_name, age, isActive) => {
    const now = T + age;
    const active = { ...session, activeAt: now - MINUTE };
    expect(touchSession(active, now, "two").id).toBe(isActive ? "one" : "two");
  });

  test("a session that started in the future has ended", () => {
    expect(touchSession({ id: "one", startedAt: T + 1, activeAt: T }, T, "two")).toEqual(fresh(T));
  });
});

import { expect, it } from "vitest";
import { readEnv } from "./env.ts";

it("has a default for everything", () => {
  const read = readEnv({});
  expect(read).toMatchObject({
    ok: true,
    env: {
      DATA_DIR: ".data",
      WORKER_PORT: 3001,
      WORKER_HOST: "127.0.0.1",
      LOG_LEVEL: "info",
      AD_PIXEL_API_URL: "https://graph.facebook.com/v23.0",
    },
  });
});

it("treats an empty variable as not set", () => {
  const read = readEnv({ EMAIL_API_URL: "", SMTP_URL: "", SMS_API_URL: "", MAIL_FROM: "", DATABASE_URL: "" });
  const pixel = readEnv({ AD_PIXEL_API_URL: "", AD_PIXEL_TOKEN: "" });
  expect(pixel).toMatchObject({ env: { AD_PIXEL_API_URL: "https://graph.facebook.com/v23.0" } });
  expect(pixel.ok && pixel.env.AD_PIXEL_TOKEN).toBe(undefined);
  expect(read.ok && read.env.EMAIL_API_URL).toBe(undefined);
  expect(read.ok && read.env.MAIL_FROM).toBe(undefined);
});

it.each([
  ["WORKER_PORT", "66000"],
  ["EMAIL_API_URL", "api.example.com"],
  ["SMTP_URL", "https://mail.example.com"],
  ["SMS_API_URL", "file:///etc/passwd"],
  ["LENDER_API_URL", "lender.example.com"],
  ["EXPERIMENTS_URL", "file:///etc/passwd"],
  ["AD_PIXEL_API_URL", "graph.example.com"],
  ["MAIL_FROM", "a@example.com, b@example.com"],
  ["SITE_URL", "example"],
  ["LOG_LEVEL", "loud"],
])("rejects %s=%s and names the variable", (name, value) => {
  const read = readEnv({ [name]: value });
  expect(read.ok).toBe(false);
  const [problem = ""] = read.ok ? [] : read.problems;
  expect(problem).toMatch(new RegExp(`^${name}: `));
  expect(problem).not.toContain(value);
});

it("rejects definitions of experiments from two places", () => {
  const both = { EXPERIMENTS_FILE: "experiments.json", EXPERIMENTS_URL: "https://config.example/" };
  expect(readEnv(both)).toEqual({
    ok: false,
    problems: [expect.stringMatching(/^EXPERIMENTS_FILE: is set, and EXPERIMENTS_URL too/)],
  });
  expect(readEnv({ ...both, EXPERIMENTS_URL: "" }).ok).toBe(true);
});

import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

it("names no other host by itself", () => {
  const policy = contentSecurityPolicy({ imageHosts: [] });
  expect(policy).not.toMatch(/https:|frame-src/);
  expect(policy).toContain("script-src 'self'; ");
  expect(policy).toContain("connect-src 'self'; ");
});

it("allows a chat provider's script, requests, frames and pictures", () => {
  const chatHosts = "https://*.chat.example";
  const policy = contentSecurityPolicy({ scriptHashes: ["sha256-a"], imageHosts: [], chatHosts });
  for (const rule of [
    "script-src 'self' 'sha256-a' https://*.chat.example;",
    "connect-src 'self' https://*.chat.example;",
    "frame-src https://*.chat.example;",
    "img-src 'self' data: https://*.chat.example;",
  ])
    expect(policy).toContain(rule);
});

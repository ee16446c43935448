import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, filePolicy } from "./security-headers.ts";

it("names no other host by itself", () => {
  const policy = contentSecurityPolicy({ imageHosts: [] });
  expect(policy).not.toMatch(/https:|frame-src/);
  expect(policy).toContain("script-src 'self'; ");
  expect(policy).toContain("connect-src 'self'; ");
});

it("allows the hosts of the services in use, each once", () => {
  const chat = "https://*.chat.example";
  const services = [
    { script: [chat], connect: [chat], picture: [chat], frame: [chat] },
    { script: [chat, "https://tags.example"], connect: [], picture: [], frame: [] },
  ];
  const policy = contentSecurityPolicy({ scriptHashes: ["sha256-a"], imageHosts: [], services });
  for (const rule of [
    "script-src 'self' 'sha256-a' https://*.chat.example https://tags.example;",
    "connect-src 'self' https://*.chat.example;",
    "frame-src https://*.chat.example;",
    "img-src 'self' data: https://*.chat.example;",
  ])
    expect(policy).toContain(rule);
});

describe("filePolicy", () => {
  const map = "https://maps.example";
  const services = [{ script: [], connect: [map], picture: [map], frame: [] }];

  it("lets a worker connect to the services in use", () => {
    const worker = "/scripts/street-map-worker.0f3a9c21.js";
    expect(filePolicy(worker, services)).toMatch(
      /^default-src 'none';.*; connect-src https:\/\/maps\.example$/,
    );
    expect(filePolicy(worker, [])).not.toContain("connect-src");
  });

  it("lets other files load nothing", () => {
    for (const path of ["/scripts/street-map-view.0f3a9c21.js", "/_next/static/chunks/worker.js"])
      expect(filePolicy(path, services)).not.toContain("connect-src");
  });
});

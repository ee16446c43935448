import { afterEach, beforeEach, expect, it } from "vitest";
import { setExperimentService } from "./experiment-service.ts";
import { setExperimentsConfig } from "./experiments-config.ts";
import { runningNames } from "./running-names.ts";

const halves = [
  { name: "control", weight: 50 },
  { name: "bold", weight: 50 },
];
const own = (name: string, status: "running" | "off") => ({ name, status, variants: halves });

beforeEach(() => {
  const experiments = [own("hero", "running"), own("ended", "off")];
  setExperimentsConfig({ experiments, flags: {}, dynamicConfigs: {}, service: ["hero_copy"] });
});
afterEach(() => {
  setExperimentsConfig(null);
  setExperimentService(null);
});

it("the service's experiments run where the service is configured", () => {
  expect(runningNames()).toEqual(["hero"]);
  setExperimentService({ url: "https://experiments.example/v1", key: "client-key" });
  expect(runningNames()).toEqual(["hero", "hero_copy"]);
});

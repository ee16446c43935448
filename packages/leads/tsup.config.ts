import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/forms/index.ts", "src/credit-application/index.ts", "src/resume/index.ts"],
  format: "esm",
  dts: true,
  clean: true,
});

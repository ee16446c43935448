import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/forms/index.ts", "src/credit-application/index.ts"],
  format: "esm",
  dts: true,
  clean: true,
});

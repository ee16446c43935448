import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/forms/index.ts"],
  format: "esm",
  dts: true,
  clean: true,
});

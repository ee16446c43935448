import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/read/index.ts"],
  format: "esm",
  dts: true,
  clean: true,
});

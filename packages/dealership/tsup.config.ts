import { defineConfig } from "tsup";

export default defineConfig({
  entry: { index: "src/index.ts", hours: "src/hours/index.ts", content: "src/content/index.ts" },
  format: "esm",
  dts: true,
  clean: true,
});

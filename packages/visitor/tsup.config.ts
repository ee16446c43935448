import { defineConfig } from "tsup";

export default defineConfig({
  entry: { index: "src/index.ts", cookie: "src/cookie/index.ts" },
  format: "esm",
  dts: true,
  clean: true,
});

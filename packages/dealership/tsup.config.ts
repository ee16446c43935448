import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    content: "src/content/index.ts",
    "content-files": "src/content-files/index.ts",
  },
  format: "esm",
  dts: true,
  clean: true,
});

import { defineConfig } from "tsup";

// The table is a chunk of its own, which `loadVinTable` imports when it is first needed.
export default defineConfig({
  entry: ["src/index.ts", "src/table.ts"],
  format: "esm",
  dts: true,
  clean: true,
});

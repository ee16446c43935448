import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/vehicles/index.ts", "src/email/index.ts", "src/sms/index.ts"],
  format: "esm",
  dts: true,
  clean: true,
});

import type { NextConfig } from "next";

const config: NextConfig = {
  // Every page is known when the site is built.
  output: "export",
  // `npm run typecheck` checks types, with a compiler that Next does not know yet.
  typescript: { ignoreBuildErrors: true },
};

export default config;

/** Floors inside the site, and what an app's process may load. Package arrows are turbo's (turbo.json). */
module.exports = {
  forbidden: [
    {
      name: "features-do-not-import-features",
      severity: "error",
      comment: "Compose features in the route.",
      from: { path: "^apps/site/src/features/([^/]+)/" },
      to: { path: "^apps/site/src/features/", pathNot: "^apps/site/src/features/$1/" },
    },
    {
      name: "floor-features",
      severity: "error",
      from: { path: "^apps/site/src/features/" },
      to: { path: "^apps/site/src/(app|page-server)/" },
    },
    {
      name: "floor-content",
      severity: "error",
      from: { path: "^apps/site/src/content/" },
      to: { path: "^apps/site/src/(app|features|page-server)/" },
    },
    {
      name: "floor-server",
      severity: "error",
      from: { path: "^apps/site/src/server/" },
      to: { path: "^apps/site/src/(app|features|content|page-server)/" },
    },
    {
      name: "floor-shared",
      severity: "error",
      comment: "Pure code that server and browser both use.",
      from: { path: "^apps/site/src/shared/" },
      to: { path: "^apps/site/src/(app|features|content|server|page-server)/" },
    },
    {
      name: "floor-browser",
      severity: "error",
      comment: "Scripts that run before React.",
      from: { path: "^apps/site/src/browser/" },
      to: { path: "^apps/site/src/(app|features|content|server|page-server)/" },
    },
    {
      name: "shared-without-node",
      severity: "error",
      from: { path: "^apps/site/src/shared/", pathNot: "\\.test\\.tsx?$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "page-server-stays-outside-react",
      severity: "error",
      from: { path: "^apps/site/src/page-server/" },
      to: { path: "^apps/site/src/(app|features|content)/" },
    },
    {
      name: "sample-dealership-in-one-file",
      severity: "error",
      comment: "Another dealership replaces one package and its imports in files named dealership.",
      from: {
        path: "^apps/",
        pathNot: "^apps/storybook/|dealership(-files)?\\.ts$|\\.test\\.tsx?$|/e2e/|/bench/",
      },
      to: { path: "^packages/sample-dealership/" },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.next/|/dist/|/storybook-static/|/test-results/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.depcruise.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};

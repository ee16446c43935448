import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { createFolderOnce } from "./create-folder-once.ts";

export type Browser = { executablePath: string; env: Record<string, string> };

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const packedRuns = process.platform === "linux" && process.arch === "x64";
const NONE =
  "The packed Chromium is for Linux on x64. Run `npx playwright install chromium`, or set CHROMIUM_PATH.";
const MODULES = new URL("../node_modules", import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(`${MODULES}/@sparticuz/chromium/package.json`, "utf8"));
const CACHE = `${MODULES}/.cache/chromium-${version}`;

/** The font folder of the packed browser. Its own file names missing folders; without a font it exits. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${CACHE}/fonts</dir>
  <cachedir>${CACHE}/fonts-cache</cachedir>
</fontconfig>
`;

/** The browser makes no requests of its own. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The Chromium for tests: `CHROMIUM_PATH`, the packed one from npm where it runs, Playwright's, or the system's. Tests
 * need no manual installation.
 */
export function findBrowser(): Browser {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return { executablePath: given, env: {} };
  if (packedRuns) return packedBrowser();
  const found = [chromium.executablePath(), ...INSTALLED].find((path) => existsSync(path));
  if (found) return { executablePath: found, env: {} };
  throw new Error(NONE);
}

/**
 * The packed Chromium, whose version the lockfile pins. Screenshot comparisons use it on every machine. It is unpacked
 * in a child process, because that package changes the environment.
 */
export function packedBrowser(): Browser {
  if (!packedRuns) throw new Error(NONE);
  createFolderOnce(CACHE, unpack);
  const executablePath = `${CACHE}/chromium`;
  const fontsConf = `${CACHE}/fonts.conf`;
  // Its paths are absolute, and a checkout may be moved.
  if (readFileSync(fontsConf, "utf8") !== FONTS_CONF) writeFileSync(fontsConf, FONTS_CONF);
  const env: Record<string, string> = { FONTCONFIG_FILE: fontsConf };
  if (lacksLibraries(executablePath)) env["LD_LIBRARY_PATH"] = `${CACHE}/al2023/lib`;
  return { executablePath, env };
}

function unpack(folder: string): void {
  execFileSync(
    process.execPath,
    ["-e", 'import("@sparticuz/chromium").then(({ default: chromium }) => chromium.executablePath())'],
    {
      cwd: new URL("..", import.meta.url).pathname,
      env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
    },
  );
  writeFileSync(`${folder}/fonts.conf`, FONTS_CONF);
}

function lacksLibraries(executablePath: string): boolean {
  try {
    return execFileSync("ldd", [executablePath], { encoding: "utf8" }).includes("not found");
  } catch {
    return true;
  }
}

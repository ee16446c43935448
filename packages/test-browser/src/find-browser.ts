import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

export type Browser = { executablePath: string; env: Record<string, string> };

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const packedRuns = process.platform === "linux" && process.arch === "x64";
const NONE =
  "The packed Chromium is for Linux on x64. Run `npx playwright install chromium`, or set CHROMIUM_PATH.";
const CACHE = new URL("../node_modules/.cache/chromium", import.meta.url).pathname;

/** Where the packed browser finds its fonts: its own file looks where nothing is, and without a font it breaks off. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${CACHE}/fonts</dir>
  <cachedir>${CACHE}/fonts-cache</cachedir>
</fontconfig>
`;

/** Plain arguments: a test browser that calls nobody. */
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
 * The Chromium that tests drive: `CHROMIUM_PATH`, the packed one from npm where it runs, one that Playwright installed,
 * or the system's. Nothing has to be installed by hand on a machine that runs the tests.
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
 * The packed Chromium, whose version the lockfile pins: what compares pictures takes this one on every machine. It is
 * unpacked in a process of its own, since that package writes into the environment it runs in.
 */
export function packedBrowser(): Browser {
  if (!packedRuns) throw new Error(NONE);
  mkdirSync(CACHE, { recursive: true });
  const executablePath = `${CACHE}/chromium`;
  if (!existsSync(`${CACHE}/al2023/lib`) || !existsSync(executablePath)) {
    execFileSync(
      process.execPath,
      ["-e", 'import("@sparticuz/chromium").then(({ default: chromium }) => chromium.executablePath())'],
      {
        cwd: new URL("..", import.meta.url).pathname,
        env: { ...process.env, TMPDIR: CACHE, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
      },
    );
  }
  writeFileSync(`${CACHE}/fonts.conf`, FONTS_CONF);
  const env: Record<string, string> = { FONTCONFIG_FILE: `${CACHE}/fonts.conf` };
  if (lacksLibraries(executablePath)) env["LD_LIBRARY_PATH"] = `${CACHE}/al2023/lib`;
  return { executablePath, env };
}

function lacksLibraries(executablePath: string): boolean {
  try {
    return execFileSync("ldd", [executablePath], { encoding: "utf8" }).includes("not found");
  } catch {
    return true;
  }
}

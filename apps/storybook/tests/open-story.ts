import { expect, type Page } from "@playwright/test";
import { initialGlobals } from "../.storybook/toolbars.ts";

type Channel = {
  on: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: unknown) => void;
};
type Ending = { storyId: string; status: string; error?: string };
type ViewMode = "story" | "docs";

declare global {
  interface Window {
    storyChannel?: Channel;
    storyEndings?: Record<string, Ending>;
    /** What Storybook does with the current story. */
    storyPhase?: string;
    /** The toolbar globals of the page, and the current story. */
    openedWith?: { storyId: string; globals: string };
  }
}

const problems = new WeakMap<Page, string[]>();

/** Opens Storybook's canvas, in which `showStory` shows stories one after another. */
export async function openCanvas(page: Page): Promise<void> {
  const said: string[] = [];
  problems.set(page, said);
  page.on("pageerror", (error) => said.push(`the page broke: ${error.message}`));
  page.on("console", (message) => {
    // The response listener below reports failed requests with their address.
    if (message.type() === "error" && !message.text().startsWith("Failed to load")) {
      said.push(`the console says: ${message.text()}`);
    }
  });
  page.on("response", (response) => {
    if (response.status() >= 400) said.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(listen);
}

/**
 * Shows a story alone. Waits for rendering, the play function and all requests.
 * Throws on errors of the story, its play function, the page or the console.
 */
export async function showStory(
  page: Page,
  id: string,
  globals: Partial<typeof initialGlobals> = {},
): Promise<void> {
  await show(page, id, "story", globals);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Storybook would wait at least 100 ms for animations; only their end matters.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
  expect(problems.get(page)).toEqual([]);
}

/** Renders the shown story again with these globals; its play function does not run again. */
export async function changeGlobals(page: Page, changed: Partial<typeof initialGlobals>): Promise<void> {
  const globals = { ...initialGlobals, ...changed };
  const id = await page.evaluate((next) => {
    window.storyEndings = {};
    window.openedWith!.globals = JSON.stringify(next);
    window.storyChannel!.emit("updateGlobals", { globals: next });
    return window.openedWith!.storyId;
  }, globals);
  await untilEnded(page, id);
}

/** Opens a documentation page in a new load: Storybook reloads itself if a rendering is interrupted. */
export async function showPage(page: Page, id: string): Promise<void> {
  await page.goto("about:blank");
  await show(page, id, "docs", {});
  expect(problems.get(page)).toEqual([]);
}

async function show(
  page: Page,
  id: string,
  viewMode: ViewMode,
  chosenGlobals: Partial<typeof initialGlobals>,
) {
  const globals = { ...initialGlobals, ...chosenGlobals };
  problems.get(page)!.length = 0;
  const open = await page.evaluate(() => window.openedWith);
  // Storybook would render the current story again on other globals, and reload if interrupted. It would not render
  // the same story again.
  if (open?.globals === JSON.stringify(globals) && open.storyId !== id) {
    // Move the pointer off the page, so that it hovers over no story.
    await page.mouse.move(-1, -1);
    await page.evaluate(
      (selection) => {
        window.storyEndings = {};
        window.openedWith!.storyId = selection.storyId;
        window.scrollTo(0, 0);
        window.storyChannel!.emit("setCurrentStory", selection);
      },
      { storyId: id, viewMode },
    );
  } else {
    const chosen = Object.entries(globals).map(([name, value]) => `${name}:${encodeURIComponent(value)}`);
    // Disable the panel's own axe check; the tests run theirs in every brand and mode.
    chosen.push("a11y.manual:!true");
    await page.goto(`/iframe.html?id=${id}&viewMode=${viewMode}&globals=${chosen.join(";")}`);
    await page.evaluate(
      (opened) => {
        window.openedWith = opened;
      },
      { storyId: id, globals: JSON.stringify(globals) },
    );
  }
  await untilEnded(page, id);
}

/** Waits until a story has rendered and played, or a documentation page has rendered. */
async function untilEnded(page: Page, id: string): Promise<void> {
  // By a timer: a busy browser may draw no frame for long, and the default waits for frames.
  const ended = await page
    .waitForFunction((storyId) => window.storyEndings?.[storyId], id, { polling: 50 })
    .catch(async (cause: unknown) => {
      const phase = await page.evaluate(() => window.storyPhase);
      throw new Error(`${id} has not ended; its last phase is ${phase}`, { cause });
    });
  const { status, error } = (await ended.jsonValue())!;
  expect(error ?? status, "the story and its play function").toBe("success");
}

/** Runs in the page before Storybook: records how stories end. */
function listen() {
  let error: string | undefined;
  let channel: Channel | undefined;
  const end = (storyId: string, status: string) => {
    window.storyEndings = {
      ...window.storyEndings,
      [storyId]: { storyId, status, ...(error ? { error } : {}) },
    };
    error = undefined;
  };
  const recordEnding = (made: Channel) => {
    window.storyChannel = made;
    made.on("storyRenderPhaseChanged", ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
      window.storyPhase = newPhase;
      if (newPhase === "completing") end(storyId, "success");
      if (newPhase === "errored") end(storyId, "error");
    });
    made.on("docsRendered", (storyId: string) => end(storyId, "success"));
    for (const event of [
      "storyErrored",
      "storyThrewException",
      "playFunctionThrewException",
      "storyMissing",
    ]) {
      made.on(event, (details: { message?: string; title?: string; description?: string }) => {
        error = `${event}: ${details?.message ?? details?.title ?? ""} ${details?.description ?? ""}`;
      });
    }
  };
  Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set: (made: Channel) => {
      channel = made;
      recordEnding(made);
    },
  });
}

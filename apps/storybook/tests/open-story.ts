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
    /** The toolbar's choices that the page was opened with, and the story that is on it. */
    openedWith?: { storyId: string; globals: string };
  }
}

const complaints = new WeakMap<Page, string[]>();

/** Opens Storybook's canvas, in which `showStory` shows one story after the other. */
export async function openCanvas(page: Page): Promise<void> {
  const said: string[] = [];
  complaints.set(page, said);
  page.on("pageerror", (error) => said.push(`the page broke: ${error.message}`));
  page.on("console", (message) => {
    // What cannot be loaded is named by its response below.
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
 * Shows a story alone, as the sidebar does, and waits until it is rendered, its play function has ended and nothing is on its way. What went
 * wrong on the way (the story, its play function, the page, the console) is a failure here.
 */
export async function showStory(
  page: Page,
  id: string,
  globals: Partial<typeof initialGlobals> = {},
): Promise<void> {
  await show(page, id, "story", globals);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Storybook would wait for what moves, a tenth of a second at least; where it ends is what counts.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
  expect(complaints.get(page)).toEqual([]);
}

/** Opens a page of documentation with all its stories, anew: Storybook reloads itself when one is left half drawn. */
export async function showPage(page: Page, id: string): Promise<void> {
  await page.goto("about:blank");
  await show(page, id, "docs", {});
  expect(complaints.get(page)).toEqual([]);
}

async function show(
  page: Page,
  id: string,
  viewMode: ViewMode,
  chosenGlobals: Partial<typeof initialGlobals>,
) {
  const globals = { ...initialGlobals, ...chosenGlobals };
  complaints.get(page)!.length = 0;
  const open = await page.evaluate(() => window.openedWith);
  // With other globals Storybook would draw the story that is there once more, and reload if it is interrupted at that;
  // the story that is there already it would not draw at all.
  if (open?.globals === JSON.stringify(globals) && open.storyId !== id) {
    // Off the page: no story is to find the pointer over it.
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
    // The panel's own check is for designers; the tests make theirs, in every look.
    chosen.push("a11y.manual:!true");
    await page.goto(`/iframe.html?id=${id}&viewMode=${viewMode}&globals=${chosen.join(";")}`);
    await page.evaluate(
      (opened) => {
        window.openedWith = opened;
      },
      { storyId: id, globals: JSON.stringify(globals) },
    );
  }
  const ended = await page.waitForFunction((storyId) => window.storyEndings?.[storyId], id);
  const { status, error } = (await ended.jsonValue())!;
  expect(error ?? status, "the story and its play function").toBe("success");
}

/** Runs in the page before Storybook does: remembers how the stories ended. */
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
  const hear = (made: Channel) => {
    window.storyChannel = made;
    made.on("storyRenderPhaseChanged", ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
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
      made.on(event, (fault: { message?: string; title?: string; description?: string }) => {
        error = `${event}: ${fault?.message ?? fault?.title ?? ""} ${fault?.description ?? ""}`;
      });
    }
  };
  Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set: (made: Channel) => {
      channel = made;
      hear(made);
    },
  });
}

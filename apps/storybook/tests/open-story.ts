import { expect, type Page } from "@playwright/test";

type Finished = { storyId: string; status: "success" | "error" | "aborted" };

declare global {
  interface Window {
    finishedStory?: Finished;
    storyError?: string;
  }
}

/**
 * Opens a story alone, as the sidebar does, and waits until it is rendered and its play function has ended. What went
 * wrong on the way (the story, its play function, the page, the console) is a failure here.
 */
export async function openStory(page: Page, id: string, globals: Record<string, string> = {}): Promise<void> {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`the page broke: ${error.message}`));
  page.on("console", (message) => {
    // What cannot be loaded is named by its response below.
    if (message.type() === "error" && !message.text().startsWith("Failed to load")) complaints.push(`the console says: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(listen);
  const chosen = Object.entries(globals)
    .map(([name, value]) => `${name}:${encodeURIComponent(value)}`)
    .join(";");
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${chosen}`);
  const finished = await page.waitForFunction(() => window.finishedStory);
  const { status } = (await finished.jsonValue())!;
  const error = await page.evaluate(() => window.storyError);
  expect(error ?? "", "the story or its play function").toBe("");
  expect(status).toBe("success");
  await page.evaluate(() => document.fonts.ready);
  expect(complaints).toEqual([]);
}

/** Runs in the page before Storybook does: remembers how the story ended. */
function listen() {
  const hear = (channel: { on: (event: string, listener: (payload: never) => void) => void }) => {
    channel.on("storyFinished", (payload: Finished) => {
      window.finishedStory = payload;
    });
    for (const event of ["storyErrored", "storyThrewException", "playFunctionThrewException", "storyMissing"]) {
      channel.on(event, (error: { message?: string; title?: string; description?: string }) => {
        window.storyError = `${event}: ${error?.message ?? error?.title ?? ""} ${error?.description ?? ""}`;
        window.finishedStory ??= { storyId: "", status: "error" };
      });
    }
  };
  let channel: never;
  Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set: (made: never) => {
      channel = made;
      hear(made);
    },
  });
}

// @vitest-environment jsdom
import "./testing/jsdom-polyfills.ts";
import { virtual } from "@guidepup/virtual-screen-reader";
import { act, type ReactElement, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Button } from "./button/button.tsx";
import { ConsentBanner } from "./consent-banner/consent-banner.tsx";
import { ControlledDialog } from "./dialog/controlled-dialog.tsx";
import { ErrorSummary } from "./error-summary/error-summary.tsx";
import { LiveRegion } from "./live-region/live-region.tsx";
import { useAnnouncement } from "./live-region/use-announcement.ts";
import { ResultBar } from "./result-bar/result-bar.tsx";
import { Wizard } from "./wizard/wizard.tsx";

let root: Root;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  // The virtual reader asks a removed node for its root; jsdom then answers with the node itself.
  const getRootNode = Element.prototype.getRootNode;
  vi.spyOn(Element.prototype, "getRootNode").mockImplementation(function (this: Element, options) {
    return this.isConnected ? getRootNode.call(this, options) : document;
  });
});

afterEach(async () => {
  await virtual.stop();
  act(() => root.unmount());
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

const show = (element: ReactElement) => act(async () => root.render(element));
const start = () => virtual.start({ container: document.body });

/** Runs an action and returns what was announced, once `expected` was. */
async function announcedAfter(action: () => Promise<unknown>, expected: string): Promise<string[]> {
  await virtual.clearSpokenPhraseLog();
  await act(action);
  await vi.waitFor(async () => expect(await virtual.spokenPhraseLog()).toContain(expected));
  return virtual.spokenPhraseLog();
}

/** Reads the whole page from the top. */
async function readAloud(): Promise<string[]> {
  await start();
  while ((await virtual.lastSpokenPhrase()) !== "end of document") await virtual.next();
  return virtual.spokenPhraseLog();
}

describe("a screen reader announces", () => {
  it("the number of results, once and politely", async () => {
    await show(<ResultBar count="231 vehicles" />);
    await start();
    const announcedTexts = await announcedAfter(
      () => show(<ResultBar count="12 vehicles" />),
      "polite: 12 vehicles",
    );
    expect(announcedTexts).toEqual(["polite: 12 vehicles"]);
  });

  it("a message, and the same message again", async () => {
    await show(<Sorter />);
    await start();
    await virtual.next();
    await announcedAfter(() => virtual.act(), "polite: Lowest price first");
    await announcedAfter(() => virtual.act(), "polite: Lowest price first");
  });

  it("the error summary as an alert: title, then links in form order", async () => {
    const errors = [
      { fieldId: "email", message: "Enter your email address" },
      { fieldId: "phone", message: "Enter a phone number with 10 digits" },
    ];
    await show(<Button>Send</Button>);
    await start();
    const focus = (summary: HTMLElement | null) => summary?.focus();
    const summary = <ErrorSummary ref={focus} title="There is a problem" errors={errors} />;
    await announcedAfter(() => show(summary), "alert");
    await virtual.stop();
    const read = await readAloud();
    expect(read.filter((phrase) => /^(alert|heading|link)/.test(phrase))).toEqual([
      "alert",
      "heading, There is a problem, level 2",
      "link, Enter your email address",
      "link, Enter a phone number with 10 digits",
    ]);
  });

  it("a dialog's title on open, and the focused trigger on close", async () => {
    await show(<TermsPage />);
    await start();
    await virtual.next();
    expect(await virtual.lastSpokenPhrase()).toBe("button, See terms");
    const opened = await announcedAfter(() => virtual.act(), "dialog, Terms of the estimate");
    expect(opened.slice(-2)).toEqual(["dialog, Terms of the estimate", "button, Close"]);
    const closed = await announcedAfter(() => virtual.press("Escape"), "button, See terms");
    expect(closed).toEqual(["button, See terms"]);
  });

  it("a wizard's new step: its position, then its question", async () => {
    await show(<TradeIn step="vehicle" />);
    await start();
    const announcedTexts = await announcedAfter(
      () => show(<TradeIn step="mileage" />),
      "heading, How many miles are on it?, level 1",
    );
    expect(announcedTexts).toContain("polite: Step 2 of 2: Mileage");
  });

  it("the consent banner, without moving focus", async () => {
    await show(<Page asks={false} />);
    await start();
    await virtual.next();
    const before = document.activeElement;
    const announcedTexts = await announcedAfter(
      () => show(<Page asks />),
      "polite: Cookie choices are at the bottom of the page.",
    );
    expect(announcedTexts).toHaveLength(1);
    expect(document.activeElement).toBe(before);
    await virtual.stop();
    const read = (await readAloud()).filter((phrase) => /^(region|button)/.test(phrase));
    // The banner precedes the page, and its buttons precede those of the page.
    expect(read).toEqual([
      "region, Cookies",
      "button, Deny all, deny",
      "button, Accept all, accept",
      "button, Search vehicles",
    ]);
  });
});

function Sorter() {
  const [announcement, announce] = useAnnouncement();
  return (
    <>
      <Button onClick={() => announce("Lowest price first")}>Sort</Button>
      <LiveRegion {...announcement} />
    </>
  );
}

function TermsPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>See terms</Button>
      <ControlledDialog open={open} onOpenChange={setOpen} title="Terms of the estimate" closeLabel="Close">
        <p>72 months at 6.9% APR, $3,000 down.</p>
      </ControlledDialog>
    </>
  );
}

function TradeIn({ step }: { step: string }) {
  return (
    <Wizard
      title="Your trade-in"
      steps={[
        { id: "vehicle", label: "Vehicle", heading: "Which car is it?", content: null },
        { id: "mileage", label: "Mileage", heading: "How many miles are on it?", content: null },
      ]}
      step={step}
      onStepChange={() => {}}
      onFinish={() => {}}
      placeText={(number, total, label) => `Step ${number} of ${total}: ${label}`}
      stateWords={{ done: "done", skipped: "not asked" }}
      backLabel="Back"
      nextLabel="Continue"
    />
  );
}

function Page({ asks }: { asks: boolean }) {
  return (
    <>
      <ConsentBanner
        open={asks}
        title="Cookies"
        text="We use cookies to keep this site working and to see how it is used."
        announcement="Cookie choices are at the bottom of the page."
        buttons={[
          { value: "deny", label: "Deny all" },
          { value: "accept", label: "Accept all" },
        ]}
      />
      <Button>Search vehicles</Button>
    </>
  );
}

import type { Question, Questionnaire } from "@forecourt/trade-in";
import { anyQuestionnaire, END, PlainQuestionnaire, PRICE_ENTRIES } from "@forecourt/trade-in/testing";
import fc from "fast-check";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { TradeInContent } from "#features/trade-in/trade-in-content.ts";
import { TradeInFlow } from "#features/trade-in/trade-in-flow.tsx";
import messages from "../../messages/en/trade-in.json";

const words = {
  ...messages.words,
  problemTitle: "There is a problem",
  problemPrefix: "Error:",
  failedTitle: "",
  failedText: "",
};

/** The journey with a questionnaire, at its first category. */
function contentOf(questionnaire: Questionnaire): TradeInContent {
  const vehicle = { year: 2019, make: "Kia", model: "Soul", mileage: 61_000, bodyStyle: "suvs" };
  return {
    title: "",
    subject: { locale: "en", wanted: null, terms: null },
    words,
    errors: {},
    questionnaire,
    latestYear: 2027,
    plates: false,
    pictures: {},
    contact: {
      id: "contact",
      action: "/",
      hidden: {},
      fields: [],
      words: {
        errors: {},
        missing: {},
        problemTitle: "",
        problemLine: "",
        problemPrefix: "",
        sending: "",
        retrying: "",
        website: "",
        newTab: "",
        toast: { label: "", announcedAs: "", closeLabel: "" },
      },
      failure: { title: "", text: [] },
      remember: {
        label: "Remember",
        boxes: { allowed: { hint: "", checked: false }, unanswered: { hint: "", checked: false } },
      },
      consent: [],
      submit: "Show my result",
    },
    given: {
      step: questionnaire.categories[0]!.categoryId,
      by: null,
      entry: { vehicle, answers: {} },
      errors: [],
      typed: {},
      asked: null,
      sealed: "sealed",
    },
  };
}

/** Waits for the tasks that are queued. A timer would wait 4 ms. */
const tick = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
const main = () => document.getElementById("root")!;
const control = (name: string) => [...main().querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];

/** The ids of the questions on the page. */
function askedIds({ questions }: Questionnaire): string[] {
  return questions.flatMap(({ questionId }) => (control(questionId).length > 0 ? [questionId] : []));
}

/** Enters a text as typing or choosing does. */
function enter(question: Question, value: string): void {
  const [first, ...others] = control(question.questionId);
  if (question.inputType === "radio") {
    [first, ...others].find((radio) => radio?.value === value)?.click();
    return;
  }
  const element = first!;
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(element, value);
  element.dispatchEvent(new Event(question.inputType === "select" ? "change" : "input", { bubbles: true }));
}

function anyInput({ inputType, answers = [] }: Question): fc.Arbitrary<string> {
  const values = answers.map(({ value }) => value);
  if (inputType === "radio") return fc.constantFrom(...values);
  if (inputType === "select") return fc.constantFrom(...values, "");
  return inputType === "price"
    ? fc.constantFrom(...PRICE_ENTRIES.keys(), "")
    : fc.constantFrom("", " ", "text");
}

/**
 * Walks through one questionnaire with random entries and compares the page with the reference model after each press.
 *
 * @returns what differs, or null
 */
async function walk(questionnaire: Questionnaire, seed: number): Promise<string | null> {
  const plain = new PlainQuestionnaire(questionnaire);
  history.replaceState(null, "", "?step=2&answers=sealed");
  sessionStorage.clear();
  const root = createRoot(main());
  flushSync(() => root.render(<TradeInFlow content={contentOf(questionnaire)} />));
  await tick();
  let state = plain.walk(0, new Map<string, string>());
  const problem = (what: string) =>
    `${what} at ${state.place} of ${JSON.stringify({ questionnaire, entered: [...state.entered] })}`;
  try {
    for (let press = 0; press < 12 && state.place !== END; press += 1) {
      const { questionIds } = questionnaire.categories[state.place]!;
      const shown = () => questionIds.filter((id) => plain.isShown(id, state.entered));
      for (const id of questionIds) {
        if (!shown().includes(id)) continue;
        const question = plain.find(id);
        const [value] = fc.sample(anyInput(question), { numRuns: 1, seed: seed + press * 31 + id.length });
        flushSync(() => enter(question, value!));
        state = { ...state, entered: new Map(state.entered).set(id, value!) };
        const asked = askedIds(questionnaire).join();
        if (asked !== shown().join()) return problem(`asks ${asked} instead of ${shown().join()}`);
      }
      const goesBack = press % 5 === 4 && plain.before(state.place, state.entered) >= 0;
      if (goesBack) {
        const back = [...main().querySelectorAll("a")].find(({ textContent }) => textContent === words.back);
        const entered = history.state as { openedFrom?: string } | null;
        const isBack = new Promise((done) => addEventListener("popstate", done, { once: true }));
        flushSync(() => back!.click());
        // The page goes back in the browser's history, which tells it later.
        if (entered?.openedFrom) await isBack;
        state = plain.walk(plain.before(state.place, state.entered), state.entered);
      } else {
        const invalid = shown().filter((id) => plain.isInvalid(id, state.entered));
        const button = main().querySelector<HTMLButtonElement>("form button[type=submit]");
        flushSync(() => button!.click());
        await tick();
        await tick();
        state = plain.walk(state.place + 1, state.entered);
        const links = main().querySelectorAll("[role=alert] a").length;
        if (links !== invalid.length) return problem(`names ${links} errors instead of ${invalid.length}`);
      }
      for (let wait = 0; wait < 100 && !isAt(); wait += 1) await tick();
      if (!isAt())
        return problem(`asks ${askedIds(questionnaire).join()} after ${goesBack ? "Back" : "Continue"}`);
    }
    return null;
  } finally {
    root.unmount();
  }

  function isAt(): boolean {
    const expected =
      state.place === END
        ? []
        : questionnaire.categories[state.place]!.questionIds.filter((id) => plain.isShown(id, state.entered));
    return askedIds(questionnaire).join() === expected.join();
  }
}

declare global {
  interface Window {
    walkQuestionnaires: (count: number, seed: number) => Promise<{ walked: number; finished: string | null }>;
  }
}

window.walkQuestionnaires = async (count, seed) => {
  const questionnaires = fc.sample(anyQuestionnaire, { numRuns: count, seed });
  for (const [at, questionnaire] of questionnaires.entries()) {
    const problem = await walk(questionnaire, seed + at);
    if (problem !== null) return { walked: at, finished: problem };
  }
  return { walked: questionnaires.length, finished: null };
};

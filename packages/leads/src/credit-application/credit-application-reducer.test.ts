import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../testing/mutation-run.ts";
import { alone, TODAY, together } from "../testing/sample-application.ts";
import { APPLICATION_STEPS } from "./applicant-field.ts";
import { draftOf, parseDraft } from "./application-draft.ts";
import {
  type CreditApplication,
  type CreditApplicationAction,
  firstOpenStep,
  NEW_APPLICATION,
} from "./credit-application.ts";
import { creditApplicationReducer } from "./credit-application-reducer.ts";
import { validateStep } from "./validate-step.ts";

const at = (
  step: CreditApplication["step"],
  changes: Partial<CreditApplication> = {},
): CreditApplication => ({
  ...NEW_APPLICATION,
  step,
  answers: alone(),
  ...changes,
});
const after = (before: CreditApplication, action: CreditApplicationAction) =>
  creditApplicationReducer(before, action, TODAY).application;

it("goes from step to step with right answers", () => {
  let application = NEW_APPLICATION;
  const seen = [application.step];
  for (let n = 0; n < 4; n += 1) {
    application = after(application, { type: "answered", answers: alone() });
    seen.push(application.step);
  }
  expect(seen).toEqual(APPLICATION_STEPS);
});

describe("a wrong answer", () => {
  it("stays, and shows the applicant at fault", () => {
    const wrong = together({ income: "52OO" });
    const refused = after(at("employment", { answers: together() }), { type: "answered", answers: wrong });
    expect(refused).toMatchObject({
      step: "employment",
      role: "coApplicant",
      errors: [{ role: "coApplicant", field: "income", code: "amount-letters" }],
    });
    expect(after(refused, { type: "answered", answers: together() })).toMatchObject({
      step: "identity",
      role: "applicant",
      errors: [],
    });
  });

  it("keeps the shown applicant while that one is at fault too", () => {
    const both = { ...together({ income: "" }), applicant: {} };
    const shown = at("employment", { answers: both, role: "coApplicant" });
    expect(after(shown, { type: "answered", answers: both }).role).toBe("coApplicant");
  });
});

describe("steps by address", () => {
  it("opens an answered step, never one after an open question", () => {
    expect(after(NEW_APPLICATION, { type: "step-opened", step: "review" }).step).toBe("applicants");
    expect(after(at("review"), { type: "step-opened", step: "residence" }).step).toBe("residence");
    const without = { ...alone(), applicant: { ...alone().applicant, income: "" } };
    expect(after(at("residence", { answers: without }), { type: "step-opened", step: "review" }).step).toBe(
      "employment",
    );
  });

  it("goes back one step, not before the first", () => {
    expect(after(at("identity"), { type: "back" }).step).toBe("employment");
    expect(after(at("applicants"), { type: "back" }).step).toBe("applicants");
  });
});

describe("sending", () => {
  it("asks the caller to send, ignores the rest until it ends, and then completes", () => {
    const sending = creditApplicationReducer(at("review"), { type: "send" }, TODAY);
    expect(sending.effects).toEqual([{ type: "send" }]);
    expect(after(sending.application, { type: "back" })).toBe(sending.application);
    expect(creditApplicationReducer(sending.application, { type: "sent" }, TODAY).effects).toEqual([
      { type: "completed" },
    ]);
    expect(after(sending.application, { type: "send-failed" }).sending).toBe(false);
  });

  it("opens the step with an open question instead", () => {
    const without = { ...alone(), applicant: { ...alone().applicant, ssn: "000-00-0000" } };
    const { application, effects } = creditApplicationReducer(
      at("review", { answers: without }),
      { type: "send" },
      TODAY,
    );
    expect(effects).toEqual([]);
    expect(application).toMatchObject({ step: "identity", errors: [{ field: "ssn", code: "ssn" }] });
  });
});

it("without a co-applicant only the applicant is shown", () => {
  const shown = at("employment", { answers: together(), role: "coApplicant" });
  expect(after(shown, { type: "typed", answers: alone() }).role).toBe("applicant");
  expect(after(at("employment"), { type: "applicant-chosen", role: "coApplicant" }).role).toBe("applicant");
});

describe("a draft", () => {
  const saved = draftOf(together());
  it("has no income, birth date, social security number or consent", () => {
    for (const secret of [
      "5,200",
      "350.50",
      "4/23/1988",
      "219-09-9999",
      "457 55 5462",
      "1950-02-03",
      '"yes"',
    ])
      expect(saved).not.toContain(secret);
    expect(saved).toContain("Ozark Regional Hospital");
  });
  it("resumes where an unsaved answer is missing", () => {
    const resumed = parseDraft(saved);
    expect(resumed).toMatchObject({ hasCoApplicant: true, coApplicant: { previousCity: "Tulsa" } });
    expect(firstOpenStep(resumed, "review", TODAY)).toBe("employment");
  });
  it.each([null, "", "null", "[]", "{", '{"applicant":7}', "x".repeat(30_000)])("is none for %j", (text) => {
    expect(parseDraft(text)).toEqual(NEW_APPLICATION.answers);
  });
});

it("any sequence of actions sends only what is valid", () => {
  const answers = fc.constantFrom(alone(), together(), together({ ssn: "" }), NEW_APPLICATION.answers);
  const action: fc.Arbitrary<CreditApplicationAction> = fc.oneof(
    fc.record({ type: fc.constantFrom("typed" as const, "answered" as const), answers }),
    fc.record({ type: fc.constant("step-opened" as const), step: fc.constantFrom(...APPLICATION_STEPS) }),
    fc.record({
      type: fc.constant("applicant-chosen" as const),
      role: fc.constantFrom("applicant" as const, "coApplicant" as const),
    }),
    fc.constantFrom<CreditApplicationAction>(
      { type: "back" },
      { type: "send" },
      { type: "sent" },
      { type: "send-failed" },
    ),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let application = NEW_APPLICATION;
      for (const each of actions) {
        const next = creditApplicationReducer(application, each, TODAY);
        if (next.effects.some(({ type }) => type === "send"))
          expect(validateStep(null, next.application.answers, TODAY)).toEqual([]);
        if (application.sending && next.application.sending) expect(next.application).toBe(application);
        if (next.application.role === "coApplicant")
          expect(next.application.answers.hasCoApplicant).toBe(true);
        application = next.application;
      }
    }),
    { numRuns: runs(1000) },
  );
});

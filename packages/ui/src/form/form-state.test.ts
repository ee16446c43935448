import { describe, expect, it } from "vitest";
import { type FormAction, formReducer, openForm } from "./form-state.ts";

const after = (...actions: FormAction[]) => actions.reduce(formReducer, openForm);
const errors = { email: "Enter your email", phone: "Enter your phone" };

describe("formReducer", () => {
  it("keeps the summary while the fields are mended", () => {
    const mended = after({ type: "refused", errors }, { type: "checked", field: "email", error: undefined });
    expect(mended.errors).toEqual({ phone: "Enter your phone" });
    expect(mended.summary).toEqual(errors);
  });

  it("moves the focus after each refusal, failure and success, and never while a field is checked", () => {
    const turns = [
      after({ type: "refused", errors }),
      after({ type: "refused", errors }, { type: "refused", errors }),
      after({ type: "pending" }, { type: "ended", outcome: { kind: "failed" } }),
      after({ type: "pending" }, { type: "ended", outcome: { kind: "invalid", errors } }),
      after({ type: "pending" }, { type: "ended", outcome: { kind: "sent", title: "Thanks" } }),
      after({ type: "checked", field: "email", error: "no" }),
      after({ type: "pending" }),
    ].map(({ turn }) => turn);
    expect(turns).toEqual([1, 2, 1, 1, 1, 0, 0]);
  });

  it("is the same state when nothing changes", () => {
    const state = after({ type: "refused", errors });
    expect(formReducer(state, { type: "checked", field: "email", error: errors.email })).toBe(state);
    expect(formReducer(state, { type: "checked", field: "zip", error: undefined })).toBe(state);
  });

  it("forgets what was wrong when it is sent again", () => {
    const state = after({ type: "refused", errors }, { type: "pending" });
    expect(state).toMatchObject({ step: "pending", errors: {}, summary: {} });
  });
});

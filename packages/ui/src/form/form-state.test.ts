import { describe, expect, it } from "vitest";
import { type FormAction, formReducer, openForm } from "./form-state.ts";

const after = (...actions: FormAction[]) => actions.reduce(formReducer, openForm);
const errors = { email: "Enter your email", phone: "Enter your phone" };

describe("formReducer", () => {
  it("keeps the error summary while fields are corrected", () => {
    const mended = after({ type: "refused", errors }, { type: "checked", field: "email", error: undefined });
    expect(mended.errors).toEqual({ phone: "Enter your phone" });
    expect(mended.summary).toEqual(errors);
  });

  it("ends as it began when the caller continues", () => {
    const state = after({ type: "pending" }, { type: "ended", outcome: { kind: "continued" } });
    expect(state).toEqual(openForm);
  });

  it("increments sequence on rejection, failure and success, but not on field checks", () => {
    const turns = [
      after({ type: "refused", errors }),
      after({ type: "refused", errors }, { type: "refused", errors }),
      after({ type: "pending" }, { type: "ended", outcome: { kind: "failed" } }),
      after({ type: "pending" }, { type: "ended", outcome: { kind: "invalid", errors } }),
      after({ type: "pending" }, { type: "ended", outcome: { kind: "sent", title: "Thanks" } }),
      after({ type: "checked", field: "email", error: "no" }),
      after({ type: "pending" }),
    ].map(({ sequence }) => sequence);
    expect(turns).toEqual([1, 2, 1, 1, 1, 0, 0]);
  });

  it("returns the same state if nothing changes", () => {
    const state = after({ type: "refused", errors });
    expect(formReducer(state, { type: "checked", field: "email", error: errors.email })).toBe(state);
    expect(formReducer(state, { type: "checked", field: "zip", error: undefined })).toBe(state);
  });

  it("clears errors on the next submit", () => {
    const state = after({ type: "refused", errors }, { type: "pending" });
    expect(state).toMatchObject({ step: "pending", errors: {}, summary: {} });
  });
});

// @vitest-environment jsdom
import "../testing/jsdom-polyfills.ts";
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { Form, type FormProps } from "./form.tsx";
import type { FormErrors, FormOutcome } from "./form-state.ts";

let root: Root | undefined;
let answer: (outcome: FormOutcome) => void;
let tell: (progress: string) => void;

beforeEach(() => {
  document.title = "Contact us";
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = "";
});

const send: FormProps["send"] = (_, progress) => {
  tell = progress;
  return new Promise((resolve) => {
    answer = resolve;
  });
};

function Contact(props: Partial<FormProps>) {
  return (
    <Form
      send={send}
      validate={(data): FormErrors => (data.get("email") ? {} : { email: "Required" })}
      problemTitle="There is a problem"
      problemPrefix="Error:"
      pendingText="Sending"
      failure={{ title: "Failed", text: "Call us" }}
      {...props}
    >
      {({ errors, pending }) => (
        <>
          <Field id="email" label="Email" error={errors["email"]}>
            {(control) => <TextInput {...control} name="email" />}
          </Field>
          <Button type="submit" pending={pending}>
            Send
          </Button>
        </>
      )}
    </Form>
  );
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const email = () => one("#email") as HTMLInputElement;
const alert = () => one("[role=alert]");
const status = () => one("[role=status]")?.textContent;

function show(props: Partial<FormProps> = {}) {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root?.render(<Contact {...props} />));
}

/** Shows the form as the server sends it; `before` runs until React has taken it over. */
function hydrate(props: Partial<FormProps>, before: () => void) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Contact {...props} />);
  before();
  act(() => {
    root = hydrateRoot(container, <Contact {...props} />);
  });
}

const submit = () => act(async () => (one("form") as HTMLFormElement).requestSubmit());
const end = (outcome: FormOutcome) => act(async () => answer(outcome));

it("waits with a field's message until the press on the button has ended", async () => {
  show({ validate: () => ({ email: "Not an address" }) });
  const control = email();
  control.value = "x";
  act(() => {
    one("button")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  });
  expect(one("#email-error")).toBeNull();
  await act(async () => {
    window.dispatchEvent(new Event("pointerup"));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(one("#email-error")?.textContent).toBe("Not an address");
});

it("keeps an error that only the answer knows until its field changes", async () => {
  show({ validate: () => ({}) });
  await submit();
  await end({ kind: "invalid", errors: { email: "Not known" } });
  const control = email();
  control.value = "x";
  act(() => void control.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  expect(one("#email-error")?.textContent).toBe("Not known");
  act(() => void control.dispatchEvent(new Event("input", { bubbles: true })));
  expect(one("#email-error")).toBeNull();
});

describe("a refused post", () => {
  const refused = { errors: { email: "Required" } };

  it("is shown by the server, at the fragment that it answers", () => {
    const html = renderToString(<Contact refused={refused} problemId="problem" />);
    expect(html).toMatch(/<div[^>]*role="alert"[^>]*id="problem"/);
    expect(html).toContain('aria-invalid="true"');
  });

  it("does not mark the title twice, nor take the focus, and keeps what was typed before", () => {
    document.title = "Error: Contact us";
    hydrate({ refused }, () => {
      email().value = "ada@example.com";
      email().focus();
    });
    expect(document.title).toBe("Error: Contact us");
    expect(document.activeElement).toBe(email());
    expect(email().value).toBe("ada@example.com");
  });

  it("loses its errors and the mark of the title at the next submission", async () => {
    show({ refused, problemId: "problem" });
    expect(document.title).toBe("Error: Contact us");
    email().value = "ada@example.com";
    await submit();
    expect(alert()).toBeNull();
    expect(document.title).toBe("Contact us");
  });

  it("may say why it could not be stored", () => {
    show({ refused: { failure: { text: "Too many" } }, problemId: "problem" });
    expect(one("#problem[role=alert]")?.textContent).toBe("FailedToo many");
  });
});

it("shows progress while it sends, and the caller's at a retry", async () => {
  show();
  email().value = "ada@example.com";
  await submit();
  expect(status()).toBe("Sending");
  expect(one("[aria-busy] [role=status]"), "a busy region is not announced").toBeNull();
  act(() => tell("Still trying"));
  expect(status()).toBe("Still trying");
  await end({ kind: "failed" });
  expect(status()).toBe("");
  await submit();
  expect(status()).toBe("Sending");
});

it("says with each failure what happened that time, focused and marked in the title", async () => {
  show();
  email().value = "ada@example.com";
  for (const [text, shown] of [
    ["Too many", "FailedToo many"],
    [undefined, "FailedCall us"],
  ]) {
    await submit();
    await end({ kind: "failed", text });
    expect(alert()?.textContent).toBe(shown);
    expect(document.activeElement).toBe(alert());
    expect(document.title).toBe("Error: Contact us");
  }
  email().value = "";
  await submit();
  expect(alert()?.textContent).toBe("There is a problemRequired");
});

it("stays as it is when the caller shows what follows", async () => {
  show();
  email().value = "ada@example.com";
  email().focus();
  await submit();
  await end({ kind: "continued" });
  expect([email().value, alert(), status()]).toEqual(["ada@example.com", null, ""]);
  expect(document.activeElement).toBe(email());
});

it("leaves a valid form to the browser where the caller says so", async () => {
  const sent: FormData[] = [];
  const posted: boolean[] = [];
  show({
    isPosted: () => true,
    send: async (data) => {
      sent.push(data);
      return { kind: "continued" };
    },
  });
  const note = (event: Event) => {
    posted.push(!event.defaultPrevented);
    // jsdom cannot post.
    event.preventDefault();
  };
  document.body.addEventListener("submit", note);
  await submit();
  expect(alert()?.textContent).toBe("There is a problemRequired");
  email().value = "ada@example.com";
  await submit();
  document.body.removeEventListener("submit", note);
  expect(posted).toEqual([false, true]);
  expect(sent).toEqual([]);
});

it("focuses the field of a summary's line without a fragment in the address", async () => {
  show({ summaryLine: (field, message) => `${field}: ${message}` });
  await submit();
  const link = one("[role=alert] a");
  expect(link?.textContent).toBe("email: Required");
  act(() => link?.click());
  expect(document.activeElement).toBe(email());
  expect(location.hash).toBe("");
});

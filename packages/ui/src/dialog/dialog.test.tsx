import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "../button/button.tsx";
import { Sheet } from "../sheet/sheet.tsx";
import { Dialog } from "./dialog.tsx";
import { opensDialog } from "./dialog-commands.ts";

describe("opensDialog", () => {
  it("opens by invoker command only: Chromium warns if popovertarget is set as well", () => {
    const html = renderToStaticMarkup(<Button {...opensDialog("terms")}>α</Button>);
    expect(html).toContain('command="show-modal"');
    expect(html).toContain('commandfor="terms"');
    expect(html).not.toMatch(/popover/i);
  });
});

it("can be rendered by a component of the site, with its frame", () => {
  const own = (props: ComponentProps<"dialog">) => <dialog {...props} data-own="" />;
  const html = renderToStaticMarkup(<Dialog as={own} id="terms" title="Terms" closeLabel="Close" />);
  expect(html).toMatch(
    /^<dialog id="terms"[^>]* aria-labelledby="terms-title"[^>]* data-own="">.*Terms<\/h2>/,
  );
});

describe.each([
  ["Dialog", <Dialog key="d" id="terms" title="Terms" closeLabel="Close" />],
  ["Sheet", <Sheet key="s" id="terms" title="Terms" closeLabel="Close" />],
])("%s", (_name, element) => {
  const html = renderToStaticMarkup(element);

  it("is a closed native dialog labelled by its title", () => {
    expect(html).toMatch(/^<dialog id="terms"/);
    expect(html).not.toContain(" open=");
    expect(html).toContain('aria-labelledby="terms-title"');
    expect(html).toMatch(/<h2 id="terms-title"[^>]*>Terms<\/h2>/);
  });

  it("has a labelled close button", () => {
    const close = /<button[^>]*aria-label="Close"[^>]*>/.exec(html)![0];
    expect(close).toContain('command="close"');
    expect(close).toContain('commandfor="terms"');
  });
});

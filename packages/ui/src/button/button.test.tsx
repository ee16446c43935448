import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Button, LinkButton } from "./button.tsx";

describe("Button", () => {
  it("is type=button by default", () => {
    expect(renderToStaticMarkup(<Button>α</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">α</Button>)).toContain('type="submit"');
  });

  it("while pending, does not submit or call onClick, and keeps focus", () => {
    const onClick = vi.fn();
    const element = Button({ type: "submit", pending: true, onClick, children: "α" });
    const html = renderToStaticMarkup(element);
    expect(html).toContain('type="button"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain(" disabled=");
    expect((element.props as { onClick?: unknown }).onClick).toBeUndefined();
  });
});

const RouterLink = (props: object) => <a data-router="" {...props} />;

describe("LinkButton", () => {
  it("renders the component passed as `as`", () => {
    expect(renderToStaticMarkup(<LinkButton as={RouterLink} href="/α" />)).toMatch(
      /^<a data-router="" class="[^"]+" href="\/α">/,
    );
  });
});

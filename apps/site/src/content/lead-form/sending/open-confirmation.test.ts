import { expect, it, vi } from "vitest";
import { openConfirmation } from "./open-confirmation.ts";

function locationAt(href: string) {
  const { pathname, search, hash } = new URL(href);
  return { href, pathname, search, hash, assign: vi.fn(), reload: vi.fn() };
}

it("opens the confirmation's address", () => {
  const location = locationAt("http://site/our-company/careers");
  openConfirmation("/our-company/careers?sent=apply#apply", location);
  expect(location.assign).toHaveBeenCalledWith("/our-company/careers?sent=apply#apply");
  expect(location.reload).not.toHaveBeenCalled();
});

it("reloads a form that has its confirmation's address", () => {
  const location = locationAt("http://site/our-company/careers?sent=apply");
  openConfirmation("/our-company/careers?sent=apply#apply", location);
  expect(location).toMatchObject({ hash: "#apply" });
  expect(location.reload).toHaveBeenCalled();
  expect(location.assign).not.toHaveBeenCalled();
});

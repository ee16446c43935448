import { expect, it } from "vitest";
import * as email from "./email/index.ts";
import * as shared from "./index.ts";
import * as sms from "./sms/index.ts";

it("exports exactly this", () => {
  expect(Object.keys(shared)).toEqual([]);
  expect(Object.keys(email)).toEqual(["createEmailClient"]);
  expect(Object.keys(sms)).toEqual(["createSmsClient"]);
});

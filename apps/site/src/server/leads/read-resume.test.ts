import { samplePdf } from "@forecourt/leads/testing";
import { expect, it } from "vitest";
import { multipartRequest } from "#testing/resume-requests.ts";
import { readBody } from "../http/read-body.ts";
import type { ScanResult } from "./clamd.ts";
import { readResume } from "./read-resume.ts";

async function read(result: ScanResult | null) {
  const files = [{ bytes: samplePdf(), name: "Ada.pdf" }];
  const request = multipartRequest("/leads", { kind: "CAREERS" }, files);
  const scan = result === null ? null : async () => result;
  return readResume(request, await readBody(request), { kind: "CAREERS", scan });
}

it("refuses a file in which the virus scanner found something", async () => {
  expect(await read("infected")).toEqual({
    sent: true,
    resume: null,
    errors: [{ field: "resume", code: "resume-infected" }],
  });
});

it.each([
  ["clean", "clean"],
  ["unavailable", "unavailable"],
  [null, undefined],
] as const)("accepts a file with the scan %s, and keeps the answer", async (result, scan) => {
  expect(await read(result)).toMatchObject({ resume: { fileName: "Ada.pdf", scan }, errors: [] });
});

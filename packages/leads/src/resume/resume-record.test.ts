import fc from "fast-check";
import { expect, it } from "vitest";
import { readResumeRecord, resumeRecord } from "./resume-record.ts";

it("reads what was written, for any bytes", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom("pdf" as const, "docx" as const),
      fc.uint8Array(),
      (fileName, type, bytes) => {
        const resume = { fileName, type, bytes };
        const read = readResumeRecord(resumeRecord(resume));
        expect({ ...read, bytes: Uint8Array.from(read!.bytes) }).toEqual({
          ...resume,
          bytes: Uint8Array.from(bytes),
        });
      },
    ),
  );
});

it.each(["", "\n", "{}\n", "null\nx", '{"fileName":"a","type":"exe"}\n', '{"fileName":"a","type":"pdf"}'])(
  "is null for %j",
  (text) => {
    expect(readResumeRecord(new TextEncoder().encode(text))).toBeNull();
  },
);

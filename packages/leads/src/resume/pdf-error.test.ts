import fc from "fast-check";
import { zlibSync } from "fflate";
import { describe, expect, it } from "vitest";
import { runs } from "../testing/mutation-run.ts";
import { pdfError } from "./pdf-error.ts";

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const errorOf = (text: string) => pdfError(latin1(text));
const object = (content: string) => errorOf(`%PDF-1.7\n1 0 obj\n${content}\nendobj\ntrailer\n<<>>\n%%EOF`);

/** A PDF whose objects are packed, as most programs write them. */
function packed(
  inner: string,
  { head = "", lineEnd = "\n", dictionary = "/Filter/FlateDecode" } = {},
): string {
  const table = "5 0 ";
  const data = String.fromCharCode(...zlibSync(latin1(`${table}${inner}`)));
  return `%PDF-1.7\n${head}4 0 obj\n<</Type/ObjStm/N 1/First ${table.length}${dictionary}>>stream\n${data}${lineEnd}endstream\nendobj\n%%EOF`;
}

const SCRIPT = "<</S/JavaScript/JS(app.alert\\(1\\))>>";

describe("a PDF is active", () => {
  it.each([
    ["a script when it is opened", `<</Type/Catalog/OpenAction ${SCRIPT}>>`],
    ["scripts by name", "<</Names<</JavaScript 3 0 R>>>>"],
    ["a name with escapes", "<</S/J#61vaScr#69pt/JS 3 0 R>>"],
    ["a program to start", "<</S/Launch/F(cmd.exe)>>"],
    ["a form that is sent", "<</S /SubmitForm /F(https://a.example)>>"],
    ["a file inside", "<</Type/EmbeddedFile/Length 0>>stream\n\nendstream"],
    ["a form by XFA", "<</AcroForm<</XFA 4 0 R>>>>"],
    ["media", "<</Subtype/RichMedia>>"],
    ["another document", "<</S/GoToR/F(\\\\\\\\server\\\\share)>>"],
  ])("with %s", async (_name, content) => {
    expect(await object(content)).toBe("resume-active");
  });

  it("in the trailer", async () => {
    expect(await errorOf(`trailer <</Root <</OpenAction ${SCRIPT}>>>> %%EOF`)).toBe("resume-active");
  });

  it.each(["\n", "\r\n", "\r", ""])("inside an object stream that ends with %j", async (lineEnd) => {
    expect(await errorOf(packed(SCRIPT, { lineEnd }))).toBe("resume-active");
  });

  it("inside an object stream that is not packed", async () => {
    const inner = `5 0 ${SCRIPT}`;
    expect(await object(`<</Type/ObjStm/N 1/First 4>>stream\n${inner}\nendstream`)).toBe("resume-active");
  });

  it("behind a text that has no end", async () => {
    const text = `2 0 obj\n(never ended\nendobj\n3 0 obj\n${SCRIPT}\nendobj\n`;
    expect(await errorOf(`%PDF-1.7\n${text}%%EOF`)).toBe("resume-active");
  });

  it("in an object of a second version", async () => {
    expect(await errorOf(`1 0 obj\n<<>>\nendobj\n%%EOF\n1 0 obj\n${SCRIPT}\nendobj\n%%EOF`)).toBe(
      "resume-active",
    );
  });
});

describe("a PDF is accepted", () => {
  it.each([
    ["a page that opens first", "<</Type/Catalog/OpenAction[3 0 R/FitH 800]>>"],
    ["a link to a website", "<</S/URI/URI(https://ada.example/JavaScript)>>"],
    ["a title about scripts", "<</Title(HTML/JavaScript \\(web\\)/Launch)>>"],
    ["a comment", "<<%/JavaScript\n>>"],
    ["drawn text", "<</Length 20>>stream\n(HTML/JavaScript) Tj /JavaScript\nendstream"],
    ["a form's fields", "<</AcroForm<</Fields[4 0 R]>>>>"],
    ["a long text as hex", "<</Title<2F4A617661536372697074>>>"],
  ])("with %s", async (_name, content) => {
    expect(await object(content)).toBeNull();
  });

  it("with packed objects", async () => {
    expect(await errorOf(packed("<</Type/Page>>"))).toBeNull();
  });
});

it("is encrypted by its trailer, although its objects cannot be read then", async () => {
  const head = "trailer <</Encrypt 9 0 R>>\n";
  expect(await errorOf(packed(SCRIPT, { head, dictionary: "/Filter/Crypt" }))).toBe("resume-encrypted");
});

describe("an object stream is unsafe", () => {
  it.each([
    ["packed twice", "/Filter[/ASCIIHexDecode/FlateDecode]"],
    ["with a predictor", "/Filter/FlateDecode/DecodeParms<</Predictor 12>>"],
    ["in another file", "/F(a.bin)/Filter/FlateDecode"],
  ])("%s", async (_name, dictionary) => {
    expect(await errorOf(packed(SCRIPT, { dictionary }))).toBe("resume-unsafe");
  });

  it("when it is damaged", async () => {
    expect(await errorOf(packed(SCRIPT).replace("endstream", ""))).toBe("resume-unsafe");
    expect(await errorOf(packed(SCRIPT, { lineEnd: "too long" }))).toBe("resume-unsafe");
  });

  it("when it unpacks to more than any resume has", async () => {
    expect(await errorOf(packed(" ".repeat(3_000_001)))).toBe("resume-unsafe");
  });
});

it("is unsafe when reading its objects takes too long", async () => {
  expect(await errorOf("1 0 obj (\n".repeat(3000))).toBe("resume-unsafe");
  expect(await errorOf("1 0 obj %".repeat(3000))).toBe("resume-unsafe");
});

it("any bytes give an answer and no exception", async () => {
  const pieces = fc.constantFrom(
    "1 0 obj ",
    "endobj ",
    "stream\n",
    "endstream ",
    "<<",
    ">>",
    "/ObjStm",
    "(",
    ")",
    "\\",
    "%",
    "\n",
    "/First 3",
    "[",
    "trailer ",
    "#4",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(pieces, fc.string({ unit: "binary" }))), async (parts) => {
      expect(String(await errorOf(parts.join("")))).toMatch(/^(null|resume-\w+)$/);
    }),
    { numRuns: runs(1000) },
  );
});

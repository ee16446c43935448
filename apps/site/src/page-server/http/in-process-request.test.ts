import { expect, it } from "vitest";
import { requestInProcess } from "./in-process-request.ts";

const ask = { url: "/a?b=1", headers: { host: "localhost" } };

it("returns the whole response of a handler that streams", async () => {
  const response = await requestInProcess(async (request, response) => {
    response.writeHead(201, { "set-cookie": ["a=1", "b=2"], "x-url": request.url ?? "" });
    for (const piece of ["sch", "ö", Buffer.from("n")]) {
      response.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    response.end();
  }, ask);
  expect(response).toEqual({
    status: 201,
    headers: { "set-cookie": ["a=1", "b=2"], "x-url": "/a?b=1" },
    body: Buffer.from("schön"),
  });
});

it.each([
  ["before the response", false],
  ["within the response", true],
])("rejects when the handler fails %s", async (_when, started) => {
  const failing = requestInProcess(async (_request, response) => {
    if (started) response.write("half");
    throw new Error("broken");
  }, ask);
  await expect(failing).rejects.toThrow("broken");
});

import { describe, expect, it } from "vitest";
import { takePageData } from "./extract-flight-payload.ts";

const first = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
const second = '<script>self.__next_f.push([1,"a\\"b\\u003c/script\\u003e]"])</script>';

describe("takePageData", () => {
  it("takes every part out, in order, as JSON", () => {
    const { html, data } = takePageData(`<body>${first}<p>kept</p>${second}</body>`);
    expect(html).toBe("<body><p>kept</p></body>");
    expect(JSON.parse(data ?? "")).toEqual([[0], [1, 'a"b</script>]']]);
  });

  it("leaves other inline scripts where they are", () => {
    const html = `<script>$RC("B:0","S:0")</script>`;
    expect(takePageData(html)).toEqual({ html, data: null });
  });

  it("takes nothing out when one part is not the JSON we know", () => {
    const html = `${first}<script>self.__next_f.push([1,unknown()])</script>`;
    expect(takePageData(html)).toEqual({ html, data: null });
  });
});

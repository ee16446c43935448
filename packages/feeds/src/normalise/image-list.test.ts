import { describe, expect, it } from "vitest";
import { imageList } from "./image-list.ts";

describe("imageList", () => {
  it.each([
    ["pipes", "https://a.test/1.jpg|https://a.test/2.jpg"],
    ["commas", "https://a.test/1.jpg,https://a.test/2.jpg"],
    ["commas and spaces", "https://a.test/1.jpg, https://a.test/2.jpg"],
    ["semicolons", "https://a.test/1.jpg;https://a.test/2.jpg"],
    ["line breaks", "https://a.test/1.jpg\nhttps://a.test/2.jpg"],
    ["JSON", '[{"url":"https://a.test/1.jpg","tag":[]},{"url":"https://a.test/2.jpg"}]'],
    ["a trailing separator and a repeat", "https://a.test/1.jpg|https://a.test/2.jpg|https://a.test/1.jpg|"],
  ])("splits a list joined by %s", (_, cell) =>
    expect(imageList([cell])).toEqual(["https://a.test/1.jpg", "https://a.test/2.jpg"]),
  );

  it("does not split a URL at its own commas", () => {
    const image = "https://media.test/w_400,h_300,q_90,c_f,v1/trim/A.webp";
    expect(imageList([image])).toEqual([image]);
    expect(imageList([`${image},${image}?2`])).toEqual([image, `${image}?2`]);
  });

  it("joins the cells of repeated columns in order", () => {
    expect(imageList(["https://a.test/1.jpg", "https://a.test/2.jpg"])).toHaveLength(2);
  });

  it.each([
    "https://a.test/images/coming-soon.jpg",
    "https://a.test/photo_coming_soon.png",
    "https://a.test/noimage.gif",
    "https://a.test/no-photo.png",
    "https://a.test/no_photo_640.png",
    "https://a.test/static/image-not-available.jpg",
    "https://a.test/unavailable_stockphoto.png",
    "https://a.test/placeholder.svg",
    "https://a.test/default-vehicle.jpg",
    "https://a.test/awaiting-photos.jpg",
  ])("drops the placeholder %s", (image) => expect(imageList([image])).toEqual([]));

  it("keeps images whose host or words only resemble a placeholder's", () => {
    const images = [
      "https://placeholder.test/1.jpg",
      "https://a.test/nova-imagery/2.jpg",
      "https://a.test/casino.jpg",
    ];
    expect(imageList(images)).toEqual(images);
  });

  it("accepts only http(s) URLs and absolute paths", () => {
    expect(
      imageList(["javascript:alert(1)|data:image/png;base64,AA==|ftp://a.test/1.jpg|photo.jpg|https://"]),
    ).toEqual([]);
    expect(imageList(["/vehicles/1.avif|//cdn.test/2.jpg"])).toEqual([
      "/vehicles/1.avif",
      "https://cdn.test/2.jpg",
    ]);
    expect(imageList(["https://a.test/?a=1&amp;b=2"])).toEqual(["https://a.test/?a=1&b=2"]);
  });

  it("keeps at most 100", () => {
    const many = Array.from({ length: 150 }, (_, index) => `https://a.test/${index}.jpg`);
    expect(imageList([many.join("|")])).toEqual(many.slice(0, 100));
  });
});

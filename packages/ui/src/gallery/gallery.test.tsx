import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Gallery } from "./gallery.tsx";

const photo = (n: number) => ({
  label: `Photo ${n}`,
  image: `image ${n}`,
  thumbnail: `thumb ${n}`,
  caption: `${n}`,
});
const render = (count: number) =>
  renderToStaticMarkup(
    <Gallery
      id="gallery"
      label="Photos"
      previousLabel="Previous"
      nextLabel="Next"
      photos={Array.from({ length: count }, (_, index) => photo(index + 1))}
    />,
  );

describe("Gallery", () => {
  it("links every thumbnail to its picture", () => {
    const html = render(3);
    for (const n of [1, 2, 3]) {
      expect(html).toContain(`id="photo-${n}"`);
      expect(html).toMatch(
        new RegExp(`<a href="#photo-${n}" data-slide-link="${n}" aria-label="Photo ${n}"`),
      );
    }
  });

  it("has no button that only works with JavaScript", () => {
    expect(render(3)).not.toContain("<button");
  });

  it("is just the picture when there is one", () => {
    expect(render(1)).not.toContain("<a ");
  });
});

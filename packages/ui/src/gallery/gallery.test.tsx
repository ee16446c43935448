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
  it("links every thumbnail to its image", () => {
    const html = render(3);
    for (const n of [1, 2, 3]) {
      expect(html).toContain(`id="gallery-photo-${n}"`);
      expect(html).toMatch(
        new RegExp(`<a href="#gallery-photo-${n}" data-slide-link="${n}" aria-label="Photo ${n}"`),
      );
    }
  });

  it("renders no button that needs JavaScript", () => {
    expect(render(3)).not.toContain("<button");
  });

  it("shows the number of omitted images on the last thumbnail", () => {
    const html = renderToStaticMarkup(
      <Gallery
        id="gallery"
        label="Photos"
        previousLabel="Previous"
        nextLabel="Next"
        maxThumbnails={6}
        moreLabel="Photo 6, and 8 more"
        photos={Array.from({ length: 14 }, (_, index) => photo(index + 1))}
      />,
    );
    expect(html.match(/data-slide-link/g)).toHaveLength(6);
    expect(html).toMatch(/aria-label="Photo 6, and 8 more"[^>]*>thumb 6<span[^>]*>\+8<\/span>/);
  });

  it("renders only the image if there is one", () => {
    expect(render(1)).not.toContain("<a ");
  });
});

/**
 * Shows another slide of the home page's hero first, unless the visitor has moved it. The slides stay in their order:
 * the page's HTML is React's.
 *
 * @param slideId from the setting `home.firstSlide`
 */
export function showFirstSlide(slideId: unknown): void {
  const slide = typeof slideId === "string" ? document.getElementById(slideId) : null;
  const track = slide?.closest<HTMLElement>("[data-slide-track]");
  if (slide && track?.scrollLeft === 0)
    track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: "instant" });
}

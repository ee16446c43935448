/**
 * The slides with one of them first; in their own order when there is no such slide.
 *
 * @example slidesInOrder([{ id: "a" }, { id: "b" }], "b") // [{ id: "b" }, { id: "a" }]
 */
export function slidesInOrder<Slide extends { id: string }>(
  slides: readonly Slide[],
  firstSlide: string | null,
): readonly Slide[] {
  const first = slides.find(({ id }) => id === firstSlide);
  return first ? [first, ...slides.filter((slide) => slide !== first)] : slides;
}

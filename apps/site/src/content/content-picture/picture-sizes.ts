/**
 * The `sizes` value of pictures as wide as a phone's screen. Smaller than 100vw on purpose: most phones then load the
 * 640 px file. It has 40% of the bytes of the next and looks the same.
 *
 * @example sizes={`(min-width: 1024px) 50vw, ${PHONE_WIDTH}`}
 */
export const PHONE_WIDTH = "88vw";

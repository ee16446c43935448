/**
 * The `sizes` value of pictures as wide as a phone's screen. It is smaller than 100vw on purpose: most phones then
 * load the 640 px file, which has 40% of the bytes of the next and looks the same.
 *
 * @example sizes={`(min-width: 1024px) 50vw, ${ACROSS_A_PHONE}`}
 */
export const ACROSS_A_PHONE = "88vw";

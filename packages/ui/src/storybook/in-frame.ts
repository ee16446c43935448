/** `parameters` of a story whose overlays lie over the page: documentation shows it in a frame, `height` px high. */
export function inFrame(height: number) {
  return { docs: { story: { inline: false, height: `${height}px` } } };
}

/** `parameters` of stories with overlays: the docs show them in a frame, `height` px high. */
export function inFrame(height: number) {
  return { docs: { story: { inline: false, height: `${height}px` } } };
}

/** Side of the pin where its name is. */
export type NameSide = "below" | "above" | "right" | "left";

export type PinnedPlace = { x: number; y: number; name: string; current?: boolean | undefined };

type Box = { left: number; top: number; right: number; bottom: number };

const SIDES: readonly NameSide[] = ["below", "above", "right", "left"];
/** Size of the box around all pins in a phone's 4:3 frame, 356 px wide: with the banner, or without. */
const PHONE_BOX = { width: 240, height: 125, heightUnderBanner: 87 };
/** Scale of that box in other frames. A side must be free at all scales. */
const SCALES = [1, 1.5, 2, 4];
/** Margin on both sides of the box. */
const MARGIN = 58;
const RADIUS = 16;
const LINE = 20;

/**
 * Chooses a side for each name where it covers no pin and no other name.
 * Returns `null` if there is none; the map then shows only the number. The selected place has a banner instead.
 *
 * @param places pin positions in their bounding box, from 0 to 1, from `projectCoordinates`
 * @param ratio width of that box divided by its height
 * @param label the label above the selected place
 */
export function placeNames(places: readonly PinnedPlace[], ratio: number, label = ""): (NameSide | null)[] {
  const boxWidths = SCALES.map((scale) => scale * narrowestBox(ratio, label));
  const occupied = boxWidths.map((box) => places.flatMap((place) => marks(at(place, box, ratio), label)));
  return places.map((place) => {
    if (place.current) return null;
    const onSide = (side: NameSide) =>
      boxWidths.map((box) => nameBox(at(place, box, ratio), side, textWidth(place.name)));
    const isFree = (name: Box, index: number) =>
      name.left >= -MARGIN &&
      name.right <= boxWidths[index]! + MARGIN &&
      !occupied[index]!.some((other) => overlap(name, other));
    const side = SIDES.find((candidate) => onSide(candidate).every(isFree));
    if (!side) return null;
    for (const [index, name] of onSide(side).entries()) occupied[index]!.push(name);
    return side;
  });
}

/** Whether the label of the selected place would cover another pin in a phone's frame. */
export function bannerCoversPin(places: readonly PinnedPlace[], ratio: number, label: string): boolean {
  const width = narrowestBox(ratio, label);
  const boxesOf = (place: PinnedPlace) => marks(at(place, width, ratio), label);
  const banners = places.filter(({ current }) => current).flatMap((place) => boxesOf(place).slice(1));
  const pins = places.filter(({ current }) => !current).flatMap(boxesOf);
  return banners.some((banner) => pins.some((pin) => overlap(banner, pin)));
}

function narrowestBox(ratio: number, label: string): number {
  const { width, height, heightUnderBanner } = PHONE_BOX;
  return Math.min(width, (label ? heightUnderBanner : height) * ratio);
}

const at = (place: PinnedPlace, width: number, ratio: number) => ({
  ...place,
  x: place.x * width,
  y: (place.y * width) / ratio,
});

/** The box of a pin, or of the selected place's pin with its banner. */
function marks({ x, y, current }: PinnedPlace, label: string): Box[] {
  if (!current) return [boxAround(x, y, RADIUS - 1, RADIUS - 1)];
  const pin = boxAround(x, y - 25, 20, 30);
  return label ? [pin, boxAround(x, y - 76, textWidth(label) / 2 + 8, 15)] : [pin];
}

function nameBox({ x, y }: PinnedPlace, side: NameSide, width: number): Box {
  const aside = RADIUS + width / 2;
  if (side === "right") return boxAround(x + aside, y, width / 2, LINE / 2);
  if (side === "left") return boxAround(x - aside, y, width / 2, LINE / 2);
  const away = RADIUS + LINE / 2;
  return boxAround(x, side === "below" ? y + away : y - away, width / 2, LINE / 2);
}

/** Approximate width of text at caption size with padding; the server cannot measure text. */
const textWidth = (text: string) => text.length * 6.4 + 12;

const boxAround = (x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

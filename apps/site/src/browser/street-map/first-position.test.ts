import { expect, test } from "vitest";
import { firstPosition } from "./first-position.ts";

const place = (number: number, longitude: number, latitude: number) => ({
  number,
  name: `Store ${number}`,
  current: false,
  longitude,
  latitude,
});
const places = [place(1, -93.2856, 37.2412), place(2, -93.3912, 37.1503), place(3, -93.2431, 37.1899)];
const views = {
  mobile: { center: { longitude: -93.3, latitude: 37.2 }, zoom: 9 },
  desktop: { center: { longitude: -93.31, latitude: 37.19 }, zoom: 11 },
};

test("is the view of the window's width", () => {
  expect(firstPosition({ views, places }, false)).toEqual({ center: [-93.3, 37.2], zoom: 9 });
  expect(firstPosition({ views, places }, true)).toEqual({ center: [-93.31, 37.19], zoom: 11 });
});

test("has every place without views", () => {
  expect(firstPosition({ places }, true)).toMatchObject({
    bounds: [
      [-93.3912, 37.1503],
      [-93.2431, 37.2412],
    ],
    fitBoundsOptions: { maxZoom: 14 },
  });
});

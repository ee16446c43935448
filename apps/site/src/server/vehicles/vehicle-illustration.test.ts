import { exampleVehicle } from "@forecourt/inventory/testing";
import { expect, test } from "vitest";
import { sampleVehicles } from "#testing/sample-dealership.ts";
import { illustrationViews, modelPicture, modelViews, vehiclePicture } from "./vehicle-illustration.ts";

test("a card shows the first view of the vehicle's gallery, always the same", () => {
  for (const digit of "0123456789") {
    const vehicle = exampleVehicle({ vin: `JA4J4VAR4RZ00441${digit}` });
    const views = illustrationViews(vehicle);
    expect([...views].sort()).toEqual(["front", "front-quarter", "rear-quarter", "side"]);
    expect(vehiclePicture(vehicle).src).toContain(`-${views[0]}-`);
    expect(illustrationViews(vehicle)).toEqual(views);
  }
});

test("no picture is on more than a fifth of a page of new vehicles", async () => {
  const vehicles = (await sampleVehicles()).filter(({ condition }) => condition === "new");
  vehicles.sort((a, b) => (a.arrivedOn < b.arrivedOn ? 1 : -1));
  for (let at = 0; at + 19 <= vehicles.length; at += 19) {
    const counts = new Map<string, number>();
    for (const { src } of vehicles.slice(at, at + 19).map(vehiclePicture))
      counts.set(src, (counts.get(src) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
    expect(counts.size).toBeGreaterThanOrEqual(11);
  }
});

test("a vehicle of unknown body style is shown under a cover, once", () => {
  const vehicle = exampleVehicle({ bodyStyle: null, previewImage: null });
  expect(illustrationViews(vehicle)).toHaveLength(1);
  expect(vehiclePicture(vehicle)).toMatchObject({ src: "/illustrations/covered.svg", kind: "render" });
});

test("pictures of the model come before illustrations, and only of the views that there are", () => {
  const evoxImages = { driverFront: null, driverProfile: "/evox/side.png", passengerRear: "/evox/rear.png" };
  const vehicle = exampleVehicle({ evoxImages });
  expect(modelViews(vehicle).map((view) => modelPicture(vehicle, view))).toMatchObject([
    { src: "/evox/side.png", kind: "render" },
    { src: "/evox/rear.png", kind: "render" },
  ]);
  expect(vehiclePicture(vehicle).src).toBe("/evox/side.png");
  const none = { driverFront: null, driverProfile: null, passengerRear: null };
  expect(modelViews(exampleVehicle({ evoxImages: none }))).toEqual(illustrationViews(vehicle));
});

test("a photograph comes before pictures of the model, and the dealership's own background before it", () => {
  const evoxImages = { driverFront: "/evox/front.png", driverProfile: null, passengerRear: null };
  const vehicle = exampleVehicle({ evoxImages, previewImage: "/photos/1.jpg" });
  expect(vehiclePicture(vehicle)).toMatchObject({ src: "/photos/1.jpg", kind: "photo" });
  expect(vehiclePicture({ ...vehicle, imageCustomBg: "/photos/lot.jpg" })).toMatchObject({
    src: "/photos/lot.jpg",
    kind: "photo",
  });
});

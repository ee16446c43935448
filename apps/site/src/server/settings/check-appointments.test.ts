import { expect, test } from "vitest";
import { appointmentErrors, schedulingError } from "./check-appointments.ts";
import { dealership } from "./dealership.ts";

const { settings, offers, staff } = dealership;

test("the sample's appointments name its own staff and offers", () => {
  expect(appointmentErrors(settings, dealership)).toEqual([]);
});

test("an adviser who is no member of staff, and an unknown offer, are named", () => {
  const path = "stores.0.settings.appointments";
  expect(
    appointmentErrors(
      settings,
      { staff: staff.filter(({ slug }) => slug !== "joy-castellanos"), offers },
      path,
    ),
  ).toEqual([`${path}.service.advisers.0: staff.unknown`]);
  const others = offers.filter(({ id }) => id !== "ofr_oil_change");
  expect(appointmentErrors(settings, { staff, offers: others })).toEqual([
    "appointments.service.services.0.offers: offer.unknown",
  ]);
});

test("a dealership without service appointments has none", () => {
  expect(
    appointmentErrors(
      { appointments: { testDrive: null, service: null, appraisal: null } },
      { staff: [], offers: [] },
    ),
  ).toEqual([]);
});

test("a scheduling system needs a store with ids", () => {
  const url = "https://scheduling.example.com";
  expect(schedulingError(url, [{}, {}])).toContain("no store");
  const scheduling = { bid: "417", adviserUserId: "7", technicianUserId: "9" };
  expect(schedulingError(url, [{}, { scheduling }])).toBeNull();
  expect(schedulingError(undefined, [{}])).toBeNull();
});

import { expect, test } from "vitest";
import { exampleAppointments } from "../testing/example-appointments.ts";
import { exampleSettings } from "../testing/example-settings.ts";
import { pathOf } from "../testing/path-of.ts";
import { baseSettings } from "./base-settings.ts";
import { mergeSettings } from "./merge-settings.ts";
import { parseDealershipConfig } from "./parse-dealership-config.ts";

const service = exampleAppointments.service!;

function errors(changed: object, change: object = {}) {
  const appointments = { ...exampleAppointments, service: { ...service, ...changed } };
  const result = parseDealershipConfig(
    mergeSettings(baseSettings, exampleSettings, { appointments }, change),
  );
  return result.ok ? [] : result.errors;
}

const [oil, tires] = service.services;

test("services in the default language are enough", () => {
  expect(errors({})).toEqual([]);
});

test("a service without the default language is an error", () => {
  expect(errors({ services: [oil, { ...tires, name: { es: "Llantas" } }] })).toEqual([
    { path: pathOf("appointments.service.services.1.name"), code: "appointments.default-language-missing" },
  ]);
  expect(errors({}, { languages: { default: "es" } }).map(({ path }) => path.join("."))).toEqual([
    "appointments.service.services.1.name",
  ]);
});

test("a service or a transport twice is an error", () => {
  const wait = { id: "wait", perDay: null };
  expect(errors({ services: [oil, oil], transports: [wait, wait] })).toEqual([
    { path: pathOf("appointments.service.services.1.id"), code: "appointments.duplicate-id" },
    { path: pathOf("appointments.service.transports.1.id"), code: "appointments.duplicate-id" },
  ]);
});

import * as z from "zod";
import { type Check, check, named, repeated } from "./conflict-check.ts";

const SERVICE = ["appointments", "service"];

const listsNeeded = z.looseObject({
  appointments: z.looseObject({
    service: z.looseObject({ services: z.array(named), transports: z.array(named) }),
  }),
});

/** A form and a stored appointment name a service and a transport by its id. */
const uniqueServices = check(listsNeeded, ({ appointments }) =>
  (["services", "transports"] as const).flatMap((list) =>
    repeated(
      appointments.service[list].map(({ id }, index) => ({ id, path: [...SERVICE, list, index, "id"] })),
      "appointments.duplicate-id",
    ),
  ),
);

const namesNeeded = z.looseObject({
  languages: z.looseObject({ default: z.string(), supported: z.array(z.string()) }),
  appointments: z.looseObject({
    service: z.looseObject({
      services: z.array(z.looseObject({ name: z.record(z.string(), z.unknown()) })),
    }),
  }),
});

/** The default language is the fallback, so every service must be named in it. */
const namedServices = check(namesNeeded, ({ languages, appointments }) =>
  // An unsupported language is an error of its own.
  languages.supported.includes(languages.default)
    ? appointments.service.services.flatMap(({ name }, index) =>
        Object.hasOwn(name, languages.default)
          ? []
          : [
              {
                path: [...SERVICE, "services", index, "name"],
                code: "appointments.default-language-missing",
              },
            ],
      )
    : [],
);

/** What contradicts itself in the settings of appointments. */
export const appointmentsConflicts: readonly Check[] = [uniqueServices, namedServices];

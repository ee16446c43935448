import {
  APPOINTMENT_CANCEL_API_PATH,
  APPOINTMENT_MOVE_API_PATH,
  appointmentsApiPath,
  CALENDAR_API_PATH,
  STORE_WEBSITE_API_PATH,
} from "#shared/addresses/public-paths.ts";
import { jsonOf } from "./components.ts";
import { refused, refusedWithRetry } from "./refusal-answer.ts";

const STORE = { name: "storeId", in: "path", required: true, schema: { type: "string" } };
const query = (name: string, description: string, required = false, schema: object = { type: "string" }) => ({
  name,
  in: "query",
  required,
  description,
  schema,
});
const DAYS = [
  query(
    "from",
    "First day, YYYY-MM-DD; today by default and at the earliest. There are no times after the last day that can be booked.",
    false,
    { type: "string", format: "date" },
  ),
  query("days", "Number of days; all that can be booked by default.", false, {
    type: "integer",
    minimum: 1,
    maximum: 180,
  }),
  query("locale", "Language of the messages: en or es."),
];

const ON = {
  description: "A posted form goes on to a page, also when something is wrong with it.",
  headers: { Location: { required: true, schema: { type: "string" } } },
};

const ANSWERS = {
  400: refused("The body or the link cannot be read."),
  403: refused("A browser sent it from another website."),
  413: refused("Larger than 32 KB."),
  415: refused("Neither JSON nor a form."),
  503: refusedWithRetry("The database is away."),
};

/** Slots, and the appointments that take them. */
export function appointmentPaths(): Record<string, object> {
  return {
    [`${STORE_WEBSITE_API_PATH}/test-drive/slots`]: slotsOf("listTestDriveSlots", "a test drive", [
      query("vin", "The vehicle in stock: it decides which times are free. Required.", true),
    ]),
    [`${STORE_WEBSITE_API_PATH}/service/slots`]: slotsOf("listServiceSlots", "service", [
      query("services", "Ids of the wanted work, with commas.", true),
      query("adviser", "Slug of a member of staff; any by default."),
      query("transport", "wait, shuttle or loaner."),
    ]),
    [`${STORE_WEBSITE_API_PATH}/appraisal/slots`]: slotsOf(
      "listAppraisalSlots",
      "an appraisal of the shopper's own vehicle",
      [],
    ),
    [appointmentsApiPath("{storeId}")]: {
      post: {
        operationId: "bookAppointment",
        tags: ["Leads"],
        summary: "Book a test drive, a service visit or an appraisal",
        description:
          "Books the time and stores the lead in one transaction. `Idempotency-Key` makes a repeated request the same appointment. The site's own form posts the same address and is sent on to the appointment's page (303).",
        parameters: [
          STORE,
          {
            name: "Idempotency-Key",
            in: "header",
            required: false,
            schema: { type: "string", minLength: 1, maxLength: 200 },
          },
        ],
        requestBody: { required: true, content: jsonOf("AppointmentRequest") },
        responses: {
          201: { description: "The appointment.", content: jsonOf("AppointmentBooked") },
          303: ON,
          404: refused("No such store, or one that books none online."),
          409: refused("The time is taken: `alternatives` are the nearest free ones. Or the key was used."),
          422: refused(
            "Something is missing or wrong, the time can never be booked, or the valuation has ended (`valuation-over`).",
          ),
          429: refusedWithRetry("Too many requests from one network."),
          ...ANSWERS,
        },
      },
    },
    [APPOINTMENT_MOVE_API_PATH]: changeBy("moveAppointment", "Move an appointment", "AppointmentMove"),
    [APPOINTMENT_CANCEL_API_PATH]: changeBy(
      "cancelAppointment",
      "Cancel an appointment",
      "AppointmentCancel",
    ),
    [CALENDAR_API_PATH]: {
      get: {
        operationId: "getCalendarFile",
        tags: ["Leads"],
        summary: "The calendar file of an appointment",
        parameters: [query("token", "The token of its link.", true)],
        responses: {
          200: {
            description: "An iCalendar file.",
            content: { "text/calendar": { schema: { type: "string" } } },
          },
          400: ANSWERS[400],
          410: refused("The appointment is no longer here."),
          503: ANSWERS[503],
        },
      },
    },
  };
}

function slotsOf(operationId: string, what: string, own: readonly object[]): object {
  return {
    get: {
      operationId,
      tags: ["Leads"],
      summary: `The times for ${what}`,
      description:
        "Each start with whether it can be booked now, and why not: it is `too-late`, or the time is `full`. Nothing is reserved, and nothing is cached.",
      parameters: [STORE, ...own, ...DAYS],
      responses: {
        200: { description: "The times in order.", content: jsonOf("AppointmentSlots") },
        404: refused("No such store, or one that books none online."),
        422: refused("A parameter is missing or wrong."),
        503: ANSWERS[503],
      },
    },
  };
}

function changeBy(
  operationId: string,
  summary: string,
  body: "AppointmentMove" | "AppointmentCancel",
): object {
  return {
    post: {
      operationId,
      tags: ["Leads"],
      summary,
      description: "By the token of its link, which is the proof: no cookie is read.",
      requestBody: { required: true, content: jsonOf(body) },
      responses: {
        200: { description: "The appointment as it is now.", content: jsonOf("AppointmentChanged") },
        303: ON,
        409: refused("The time is taken, it is too late, or it was changed meanwhile."),
        410: refused("The appointment is no longer here."),
        422: refused("The time is missing or can never be booked."),
        429: refusedWithRetry("Too many requests from one network."),
        ...ANSWERS,
      },
    },
  };
}

import { calendarEntry } from "#server/appointments/calendar-entry.ts";
import { openAppointment } from "#server/appointments/open-appointment.ts";
import { refusal } from "#server/leads/answer.ts";

export const dynamic = "force-dynamic";

const STATUS = { invalid: 400, gone: 410, unavailable: 503 } as const;
const CODE = { invalid: "link", gone: "link-over", unavailable: "unavailable" } as const;

/** The calendar file of the appointment of a link's `token`. */
export async function GET(request: Request): Promise<Response> {
  const now = new Date();
  const opened = await openAppointment(new URL(request.url).searchParams.get("token") ?? undefined, now);
  if (opened.kind !== "found")
    return refusal([{ field: "token", code: CODE[opened.kind] }], STATUS[opened.kind], "en");
  const { fileName, text, method } = calendarEntry(opened, now);
  return new Response(text, {
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": `text/calendar; charset=utf-8; method=${method}`,
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}

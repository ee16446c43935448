import { bookAppointment } from "#features/booking/book-appointment.ts";
import { LEAD_OF_KIND } from "#server/appointments/words-of-kind.ts";
import { type RequestBody, readBody } from "#server/http/read-body.ts";
import { receiveLead } from "#server/leads/receive-lead.ts";

type Props = { params: Promise<{ storeId: string }> };

const KINDS: Readonly<Record<string, string>> = LEAD_OF_KIND;

/**
 * Books a test drive, a service appointment or an appraisal with its lead (docs/product/appointments.md). JSON names the
 * appointment's `kind` and has `notes`; a posted form has the lead's.
 */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { storeId } = await params;
  return receiveLead(request, storeId, asLead(await readBody(request)), {
    complete: bookAppointment,
    status: 201,
  });
}

/** The body in the format of leads. */
function asLead(body: RequestBody): RequestBody {
  if (body.kind !== "json" || typeof body.body !== "object" || body.body === null) return body;
  const { kind, notes, ...rest } = body.body as Record<string, unknown>;
  const lead = typeof kind === "string" ? (KINDS[kind] ?? kind) : kind;
  return { kind: "json", body: { ...rest, ...(notes !== undefined && { comments: notes }), kind: lead } };
}

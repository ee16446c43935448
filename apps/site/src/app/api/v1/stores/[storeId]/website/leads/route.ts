import { readLeadBody } from "#server/leads/read-lead-body.ts";
import { receiveLead } from "#server/leads/receive-lead.ts";

/** Accepts a lead as JSON or as a posted form, with a resume or without (docs/product/leads.md). */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ storeId: string }> },
): Promise<Response> {
  const { storeId } = await params;
  return receiveLead(request, storeId, await readLeadBody(request));
}

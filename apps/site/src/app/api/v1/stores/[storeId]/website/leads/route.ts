import { readBody } from "#server/http/read-body.ts";
import { receiveLead } from "#server/leads/receive-lead.ts";

/** Accepts a lead as JSON or as a posted form (docs/product/leads.md). */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ storeId: string }> },
): Promise<Response> {
  const { storeId } = await params;
  return receiveLead(request, storeId, await readBody(request));
}

import { answerSlots } from "#server/appointments/answer-slots.ts";

export const dynamic = "force-dynamic";

export async function GET(
  request: Request,
  { params }: { params: Promise<{ storeId: string }> },
): Promise<Response> {
  return answerSlots(request, "appraisal", (await params).storeId);
}

import { answerVin } from "#server/vehicles/api/answer-vin.ts";

export const dynamic = "force-dynamic";

export async function GET(
  request: Request,
  { params }: { params: Promise<{ vin: string }> },
): Promise<Response> {
  const { vin } = await params;
  return answerVin(request, vin);
}

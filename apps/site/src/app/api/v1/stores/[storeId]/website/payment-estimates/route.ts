import { answerPaymentEstimate } from "#server/vehicles/api/answer-payment-estimate.ts";
import { storeScope } from "#server/vehicles/api/website-scope.ts";

export const dynamic = "force-dynamic";

export async function POST(
  request: Request,
  { params }: { params: Promise<{ storeId: string }> },
): Promise<Response> {
  const { storeId } = await params;
  return answerPaymentEstimate(request, storeScope(storeId));
}

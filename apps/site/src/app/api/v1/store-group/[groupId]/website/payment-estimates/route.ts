import { answerPaymentEstimate } from "#server/vehicles/api/answer-payment-estimate.ts";
import { groupScope } from "#server/vehicles/api/website-scope.ts";

export const dynamic = "force-dynamic";

export async function POST(
  request: Request,
  { params }: { params: Promise<{ groupId: string }> },
): Promise<Response> {
  const { groupId } = await params;
  return answerPaymentEstimate(request, groupScope(groupId));
}

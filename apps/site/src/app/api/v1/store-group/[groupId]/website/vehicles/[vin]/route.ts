import { answerVehicle } from "#server/vehicles/api/answer-vehicle.ts";
import { groupScope } from "#server/vehicles/api/website-scope.ts";

export const dynamic = "force-dynamic";

export async function GET(
  request: Request,
  { params }: { params: Promise<{ groupId: string; vin: string }> },
): Promise<Response> {
  const { groupId, vin } = await params;
  return answerVehicle(request, groupScope(groupId), vin);
}

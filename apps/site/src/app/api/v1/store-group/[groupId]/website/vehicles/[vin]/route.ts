import { answerVehicle } from "#server/vehicle-api/answer-vehicle.ts";
import { groupScope } from "#server/vehicle-api/website-scope.ts";

export const dynamic = "force-dynamic";

export async function GET(
  request: Request,
  { params }: { params: Promise<{ groupId: string; vin: string }> },
): Promise<Response> {
  const { groupId, vin } = await params;
  return answerVehicle(request, groupScope(groupId), vin);
}

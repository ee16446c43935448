import { answerVehicle } from "#server/vehicle-api/answer-vehicle.ts";
import { storeScope } from "#server/vehicle-api/website-scope.ts";

export const dynamic = "force-dynamic";

export async function GET(
  request: Request,
  { params }: { params: Promise<{ storeId: string; vin: string }> },
): Promise<Response> {
  const { storeId, vin } = await params;
  return answerVehicle(request, storeScope(storeId), vin);
}

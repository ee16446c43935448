import { answerVehicle } from "#server/vehicles/api/answer-vehicle.ts";
import { storeScope } from "#server/vehicles/api/website-scope.ts";

export const dynamic = "force-dynamic";

export async function GET(
  request: Request,
  { params }: { params: Promise<{ storeId: string; vin: string }> },
): Promise<Response> {
  const { storeId, vin } = await params;
  return answerVehicle(request, storeScope(storeId), vin);
}

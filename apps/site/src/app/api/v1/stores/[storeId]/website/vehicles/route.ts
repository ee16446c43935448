import { answerVehicleList } from "#server/vehicles/api/answer-vehicle-list.ts";
import { storeScope } from "#server/vehicles/api/website-scope.ts";

export const dynamic = "force-dynamic";

export async function GET(
  request: Request,
  { params }: { params: Promise<{ storeId: string }> },
): Promise<Response> {
  const { storeId } = await params;
  return answerVehicleList(request, storeScope(storeId));
}

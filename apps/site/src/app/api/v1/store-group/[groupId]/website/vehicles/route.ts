import { answerVehicleList } from "#server/vehicles/api/answer-vehicle-list.ts";
import { groupScope } from "#server/vehicles/api/website-scope.ts";

export const dynamic = "force-dynamic";

export async function GET(
  request: Request,
  { params }: { params: Promise<{ groupId: string }> },
): Promise<Response> {
  const { groupId } = await params;
  return answerVehicleList(request, groupScope(groupId));
}

import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Appointment, Slot } from "@forecourt/api-clients/scheduling";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { dealership } from "#server/settings/dealership.ts";

type Call = { method: string; path: string; key: string | undefined; body: Record<string, unknown> };

type SchedulingApi = {
  readonly calls: Call[];
  /** The appointments that are not cancelled. */
  readonly kept: Map<string, Appointment>;
  /** The times that are offered while no appointment has them. */
  slots: Slot[];
  /** Requests of this method fail from now on; their effect stays when `after`. */
  fail: (method: string | null, options?: { after?: boolean }) => void;
};

/** A scheduling system over HTTP that keeps appointments by their start. Call at the top of an isolated test file. */
export function useSchedulingApi(storeId: string): SchedulingApi {
  const byKey = new Map<string, string>();
  const api: SchedulingApi & { failing: { method: string; after: boolean } | null } = {
    calls: [],
    kept: new Map(),
    slots: [],
    failing: null,
    fail: (method, { after = false } = {}) => {
      api.failing = method === null ? null : { method, after };
    },
  };
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    api.calls.push(call);
    const failing = api.failing?.method === call.method ? api.failing : null;
    const [status, body] = failing && !failing.after ? [422, {}] : answer(call);
    response.writeHead(failing ? 422 : status, { "content-type": "application/json" });
    response.end(JSON.stringify(failing ? {} : body));
  });
  const isTaken = (start: unknown, exceptId?: string) =>
    [...api.kept.values()].some(
      (one) =>
        one.appointment_id !== exceptId && Date.parse(one.start_datetime) === Date.parse(String(start)),
    );
  const answer = ({ method, path, key = "", body }: Call): [number, unknown] => {
    const id = path.split("/appointments/")[1]?.split("/")[0] ?? "";
    const own = api.kept.get(id);
    if (method === "GET") return [200, { slots: api.slots.filter((slot) => !isTaken(slot.start_datetime)) }];
    if (method === "DELETE") return [api.kept.delete(id) || id ? 200 : 404, {}];
    if (method === "PUT" && !own) return [404, {}];
    const earlier = api.kept.get(byKey.get(key) ?? "");
    if (method === "POST" && earlier) return [200, earlier];
    if (isTaken(body["start_datetime"], own?.appointment_id)) return [409, {}];
    const made = { ...own, ...body, appointment_id: own ? id : `ext-${api.calls.length}` } as Appointment;
    api.kept.set(made.appointment_id, made);
    if (method === "POST") byKey.set(key, made.appointment_id);
    return [200, made];
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    vi.stubEnv("SCHEDULING_API_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
    const store = dealership.settings.stores.find(({ id }) => id === storeId)!;
    store.scheduling = { bid: "417", adviserUserId: "7", technicianUserId: "9" };
  });
  beforeEach(() => {
    api.calls.length = 0;
    api.kept.clear();
    byKey.clear();
    api.fail(null);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return api;
}

async function readCall(request: IncomingMessage): Promise<Call> {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { method = "", url = "", headers } = request;
  const key = headers["idempotency-key"] as string | undefined;
  return { method, path: url, key, body: text ? JSON.parse(text) : {} };
}

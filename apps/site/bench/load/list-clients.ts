import { Agent } from "node:http";
import { type Answer, sendRequest } from "../fuzz/send-request.ts";

export type ListClients = {
  /** Ends the clients; resolves with their answers. */
  stop(): Promise<Answer[]>;
};

/** Starts clients that each ask the API for one list of vehicles after the other. */
export function startListClients(url: string, count: number): ListClients {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const answers: Answer[] = [];
  let stopped = false;
  let next = 0;
  const ask = async () => {
    while (!stopped) {
      next += 1;
      const path = `/api/v1/stores/north/website/vehicles?mileage=${next % 5000},90000`;
      answers.push(await sendRequest(url, { path, headers: { "accept-encoding": "br" } }, agent));
    }
  };
  const clients = Promise.all(Array.from({ length: count }, ask));
  return {
    async stop() {
      stopped = true;
      await clients;
      agent.destroy();
      return answers;
    },
  };
}

import { createServer } from "node:net";

export async function portsInUse(ports: readonly number[]): Promise<number[]> {
  const taken = await Promise.all(ports.map(async (port) => ((await isFree(port)) ? [] : [port])));
  return taken.flat();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** The key that WebDriver names by this character. */
export const ESCAPE = "\uE00C";

export type WebDriverSession = {
  /** Sends a command of the session: `post("/url", { url })`. Throws the driver's message. */
  post(path: string, body: unknown): Promise<unknown>;
  end(): Promise<void>;
};

/**
 * Opens a session of a WebDriver server (https://www.w3.org/TR/webdriver2/). The walk needs four commands; the npm
 * clients would add 20 packages, one of which downloads browsers.
 */
export async function openSession(server: string, capabilities: unknown): Promise<WebDriverSession> {
  const created = (await send("POST", `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const session = `${server}/session/${created.sessionId}`;
  return {
    post: (path, body) => send("POST", session + path, body),
    end: async () => {
      await send("DELETE", session);
    },
  };
}

async function send(method: string, url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  throw new Error((value as { message?: string } | null)?.message ?? `WebDriver: status ${answer.status}`);
}

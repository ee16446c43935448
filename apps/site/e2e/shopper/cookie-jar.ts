/** The cookies of one visitor, for requests without a browser. */
export type CookieJar = {
  /** The `Cookie` header. */
  header(): string;
  /** Keeps what a response sets, and drops what it removes. */
  keep(response: Response): void;
};

export function cookieJar(initial: Readonly<Record<string, string>> = {}): CookieJar {
  const cookies = new Map(Object.entries(initial));
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    keep(response) {
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0/.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}

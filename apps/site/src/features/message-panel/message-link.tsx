"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import { isPlainClick } from "#content/router-link/plain-click.ts";
import type { LoadedMessage } from "./load-message.ts";
import { messageAddress } from "./message-address.ts";

type MessageLinkProps = {
  /** The contact form's address: the link without scripts. */
  href: string;
  provider: string | null;
  /** Drawn by the server: the browser loads no icons. */
  callIcon: ReactNode;
  className: string;
  children: ReactNode;
};

/**
 * A link to the contact form whose press opens the panel, loaded by then. When it does not come, the form opens. The
 * header stays while pages change. So the press reads which vehicle the page is about.
 */
export function MessageLink({ href, provider, callIcon, className, children }: MessageLinkProps) {
  const [loaded, setLoaded] = useState<LoadedMessage & { address: string }>();
  const [press, setPress] = useState(0);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not focus a pressed link, and closing returns the focus to what had it.
    event.currentTarget.focus({ preventScroll: true });
    const address = messageAddress(location.pathname + location.search);
    try {
      if (loaded?.address !== address) {
        const { loadMessage } = await import("./load-message.ts");
        setLoaded({ ...(await loadMessage(address, provider)), address });
      }
      setPress(press + 1);
    } catch {
      location.assign(address);
    }
  }

  if (loaded?.kind === "provider") return null;
  return (
    <>
      <a href={href} className={className} onClick={open}>
        {children}
      </a>
      {loaded ? (
        <loaded.Panel
          key={loaded.address}
          content={loaded.content}
          callIcon={callIcon}
          press={press}
          onDone={() => setLoaded(undefined)}
        />
      ) : null}
    </>
  );
}

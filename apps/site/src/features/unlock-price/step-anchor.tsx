"use client";

import { Link } from "@forecourt/ui/link";
import { isPlainClick } from "#content/router-link/plain-click.ts";
import type { StepLink } from "./unlock-step-content.ts";

/** A link to another step: in the dialog it shows the step, elsewhere it opens the step's page. */
export function StepAnchor({
  link,
  onNext,
}: {
  link: StepLink;
  onNext?: ((page: string) => void) | undefined;
}) {
  return (
    <Link
      href={link.href}
      onClick={(event) => {
        if (!onNext || !isPlainClick(event)) return;
        event.preventDefault();
        onNext(link.href);
      }}
    >
      {link.label}
    </Link>
  );
}

"use client";

import { LinkButton } from "@forecourt/ui/button";
import { useEffect } from "react";
import { isPlainClick } from "#content/router-link/plain-click.ts";
import { rememberOpenedGates } from "#content/unlock-link/gates-opened.ts";
import type { StepLink } from "./unlock-step-content.ts";

type OnwardLinkProps = {
  link: StepLink;
  isFirst: boolean;
  /** Closes the dialog. */
  onDone?: (() => void) | undefined;
};

/** A link of the last step. The page behind the dialog is shown by closing it; others load. */
export function OnwardLink({ link: { href, label }, isFirst, onDone }: OnwardLinkProps) {
  useEffect(rememberOpenedGates, []);
  return (
    <LinkButton
      href={href}
      size="lg"
      block
      variant={isFirst ? "primary" : "secondary"}
      onClick={(event) => {
        if (!onDone || !isPlainClick(event) || href !== location.pathname + location.search) return;
        event.preventDefault();
        onDone();
      }}
    >
      {label}
    </LinkButton>
  );
}

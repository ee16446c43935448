"use client";

import { LinkButton } from "@forecourt/ui/button";
import { VISITOR_API_PATH } from "#shared/addresses/public-paths.ts";
import { storedValues } from "#shared/storage/stored-values.ts";

type ExportLinkProps = {
  label: string;
  /** What the cookies hold. */
  cookies: Readonly<Record<string, unknown>>;
};

/** Downloads what this device keeps. Without scripts the file has what the cookie holds: storage is empty then. */
export function ExportLink({ label, cookies }: ExportLinkProps) {
  return (
    <LinkButton
      href={VISITOR_API_PATH}
      download="my-details.json"
      variant="secondary"
      size="lg"
      block
      onClick={(event) => {
        const kept = { cookies, storage: Object.fromEntries(storedValues(window)) };
        const file = new Blob([JSON.stringify(kept, null, 2)], { type: "application/json" });
        event.currentTarget.href = URL.createObjectURL(file);
      }}
    >
      {label}
    </LinkButton>
  );
}

import { Icon } from "@forecourt/ui/icon";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { chatProvider } from "#server/settings/chat-provider.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { messagePath } from "#shared/addresses/public-paths.ts";
import { MessageLink } from "./message-link.tsx";

/**
 * "Message us" in the header, where it covers nothing. An icon, from 1280 px with its text. Without scripts it is a
 * link to a general question.
 */
export function MessageUs({ locale, settings }: Pick<PageContext, "locale" | "settings">) {
  return (
    <MessageLink
      href={localPath(locale, messagePath("general"))}
      callIcon={<Icon name="phone" size={18} />}
      provider={chatProvider(settings)}
      className="button button-secondary message-link"
    >
      <Icon name="message" size={18} />
      <span className="max-xl:sr-only">{translator(locale, "messagePanel")("open")}</span>
    </MessageLink>
  );
}

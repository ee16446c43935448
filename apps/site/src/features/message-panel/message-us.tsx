import { Icon } from "@forecourt/ui/icon";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { chatProvider } from "#server/settings/chat-provider.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { messagePath } from "#shared/addresses/public-paths.ts";
import { MessageLink } from "./message-link.tsx";

type MessageUsProps = {
  context: Pick<PageContext, "locale" | "settings">;
  /** The contact form's address for the page's subject; by default a general question. */
  href?: string;
  /** Shows only the icon on phones: the text would cover cards, or prices above a bar. */
  onPhones?: "icon" | "icon-above-bar";
};

const PHONES = {
  icon: "message-link-icon",
  "icon-above-bar": "message-link-icon message-link-above-bar",
} as const;

/**
 * The button in the corner of a page. Put it last in `main`: it stays above the footer, the compare tray and a phone's
 * bar.
 */
export function MessageUs({ context: { locale, settings }, href, onPhones }: MessageUsProps) {
  return (
    <MessageLink
      href={href ?? localPath(locale, messagePath("general"))}
      callIcon={<Icon name="phone" size={18} />}
      provider={chatProvider(settings)}
      className={`button button-secondary button-md message-link print:hidden ${onPhones ? PHONES[onPhones] : ""}`}
    >
      <Icon name="message" size={18} />
      {translator(locale, "messagePanel")("open")}
    </MessageLink>
  );
}

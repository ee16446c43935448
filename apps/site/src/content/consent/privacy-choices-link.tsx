import { Link } from "@forecourt/ui/link";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { PRIVACY_CHOICES_PATH } from "#shared/addresses/public-paths.ts";
import { OptOutHonored } from "./opt-out-honored.tsx";

/** "Your Privacy Choices", for the footer of a flow. */
export function PrivacyChoicesLink({ locale }: { locale: Locale }) {
  return (
    <>
      <Link as={RouterLink} href={localPath(locale, PRIVACY_CHOICES_PATH)}>
        {translator(locale, "consent")("choices")}
      </Link>{" "}
      <OptOutHonored locale={locale} />
    </>
  );
}

import { Container } from "@forecourt/ui/container";
import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { SoldVehicleNotice } from "./wizard-content.ts";

type SoldVehicleNoteProps = { sold: SoldVehicleNotice; context: Pick<PageContext, "locale"> };

/** Says that the vehicle of the address is sold. The answers stay, and similar vehicles take its place. */
export function SoldVehicleNote({ sold: { name, similar }, context }: SoldVehicleNoteProps) {
  const t = translator(context.locale, "myTerms");
  return (
    <Container className="py-6">
      <Note tone="warn" title={t("sold.title", { vehicle: name })}>
        <p>{t(similar.length > 0 ? "sold.text" : "sold.none")}</p>
        <ul className="mt-2 grid gap-1">
          {similar.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </Note>
    </Container>
  );
}

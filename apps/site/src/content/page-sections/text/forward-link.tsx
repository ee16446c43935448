import type { ContentLink } from "@forecourt/dealership/content";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { RouterLink } from "#content/router-link/router-link.tsx";

/** A text link with an arrow. */
export function ForwardLink({ link: { href, label } }: { link: ContentLink }) {
  return (
    <Link as={href.startsWith("/") ? RouterLink : "a"} variant="standalone" href={href}>
      {label}
      <Icon name="arrow-right" size={18} />
    </Link>
  );
}

import { Section } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { Heading } from "@forecourt/ui/text";
import { VehicleGrid } from "@forecourt/ui/vehicle-card";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { TermsBar } from "#content/terms-bar/terms-bar.tsx";
import { VehicleListCard } from "#content/vehicle-card/vehicle-list-card.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";

type SimilarVehiclesProps = {
  vehicles: readonly VisibleVehicle[];
  context: PageContext;
  /** The page to return to after an unlock. */
  origin: string;
  /** The list that has more of them. */
  more?: { href: string; label: string };
  gap?: "page" | "detail";
  /** Whether the first picture is in the first screen. */
  opensPage?: boolean;
  /** Whether the shopper's terms are above the cards; `origin` is then the page itself. */
  hasTerms?: boolean | undefined;
};

/** Vehicles to see instead of one, or after it. */
export function SimilarVehicles(props: SimilarVehiclesProps) {
  const { vehicles, context, origin, more, gap = "page", opensPage = false, hasTerms = false } = props;
  const t = translator(context.locale, "vehicle");
  if (vehicles.length === 0) return null;
  return (
    <Section
      gap={gap}
      id="similar"
      heading={
        <Heading level={2} size="section">
          {t("page.similar")}
        </Heading>
      }
      action={
        more ? (
          <Link as={RouterLink} variant="standalone" href={more.href}>
            {more.label}
            <Icon name="arrow-right" size={18} />
          </Link>
        ) : null
      }
    >
      {hasTerms ? <TermsBar href={origin} context={context} className="mb-4" /> : null}
      <VehicleGrid className="lg:grid-cols-3!">
        {vehicles.map((vehicle, at) => (
          <li key={vehicle.vin}>
            <VehicleListCard
              vehicle={vehicle}
              context={context}
              origin={origin}
              priority={opensPage && at === 0 ? "high" : "lazy"}
            />
          </li>
        ))}
      </VehicleGrid>
    </Section>
  );
}

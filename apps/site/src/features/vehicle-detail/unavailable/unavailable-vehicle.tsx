import { LinkButton } from "@forecourt/ui/button";
import { ErrorPage } from "@forecourt/ui/error-page";
import { SearchBar } from "@forecourt/ui/search-bar";
import type { ReactNode } from "react";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { SimilarVehicles } from "./similar-vehicles.tsx";

type UnavailableVehicleProps = {
  badge: string;
  title: string;
  text: string;
  /** The name of the unavailable vehicle. */
  name?: string;
  similar: readonly VisibleVehicle[];
  /** The page to return to after an unlock. */
  origin: string;
  listHref: string;
  context: PageContext;
  /** Whether the page's payments are by the shopper's terms; `origin` is then the page itself. */
  hasTerms?: boolean | undefined;
  /** An action before the link to the list, such as the unlock. */
  action?: ReactNode;
};

/** The page in place of a vehicle that cannot be shown: the reason and similar vehicles. */
export function UnavailableVehicle(props: UnavailableVehicleProps) {
  const { badge, title, text, name, similar, origin, listHref, context, hasTerms, action } = props;
  const t = translator(context.locale, "vehicle");
  const frame = translator(context.locale, "frame");
  return (
    <ErrorPage
      badge={badge}
      title={title}
      subtitle={
        <>
          {name ? <span className="mb-1 block font-semibold text-text">{name}</span> : null}
          {text}
        </>
      }
      search={
        <SearchBar
          action={localPath(context.locale, LISTING_PATH)}
          name="q"
          label={frame("searchLabel")}
          placeholder={frame("searchPlaceholder")}
          submitLabel={frame("search")}
          inputId="vehicle-search"
          size="lg"
        />
      }
      actions={
        <>
          {action}
          <LinkButton as={RouterLink} href={listHref} variant={action ? "secondary" : "primary"}>
            {t("page.browseAll")}
          </LinkButton>
        </>
      }
    >
      <SimilarVehicles
        vehicles={similar}
        context={context}
        origin={origin}
        hasTerms={hasTerms}
        gap="detail"
        opensPage
      />
    </ErrorPage>
  );
}

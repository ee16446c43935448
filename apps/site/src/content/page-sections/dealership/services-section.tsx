import { Section } from "@forecourt/ui/container";
import { Icon, type IconName } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { Panel } from "@forecourt/ui/panel";
import { Heading } from "@forecourt/ui/text";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { ServiceStructuredData } from "#content/structured-data/service-structured-data.tsx";
import { appointmentSettings, serviceStore } from "#server/appointments/appointment-wish.ts";
import { translator } from "#server/content/translator.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { SERVICE_SCHEDULE_PATH } from "#shared/addresses/public-paths.ts";
import type { SectionProps } from "../section-props.ts";
import { ForwardLink } from "../text/forward-link.tsx";

/** The most common services with their durations, and a panel to ask for advice. */
export function ServicesSection({ section, context }: SectionProps<"services">) {
  const { id, title, text, items, ask } = section;
  const t = translator(context.locale, "pages");
  const store = serviceStore(context.storeId);
  const bookable = new Set(
    (store ? appointmentSettings("service", store) : null)?.services.map((service) => service.id),
  );
  return (
    <Section id={id} heading={<Heading level={2}>{title}</Heading>} lead={text}>
      <ServiceStructuredData services={section} context={context} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Panel as="ul" padding="none" className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.id} className="large-stack flex items-center gap-4 px-4 py-3.5 md:px-6">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-sunken">
                <Icon name={item.icon as IconName} size={20} />
              </span>
              <div className="min-w-0 flex-1">
                <h3 className="font-semibold">{item.title}</h3>
                <p className="text-control text-muted">{item.text}</p>
              </div>
              <div className="grid shrink-0 justify-items-end gap-1 text-end">
                <p className="font-semibold text-sm">{item.duration}</p>
                {bookable.has(item.id) ? (
                  <Link
                    as={RouterLink}
                    href={pathWith(localPath(context.locale, SERVICE_SCHEDULE_PATH), { services: item.id })}
                    aria-label={t("bookService", { service: item.title })}
                  >
                    {t("book")}
                  </Link>
                ) : null}
              </div>
            </li>
          ))}
        </Panel>
        <Panel>
          <h3 className="font-bold text-2xl">{ask.title}</h3>
          <p className="mt-2 mb-5 text-muted">{ask.text}</p>
          <ForwardLink link={ask.link} />
        </Panel>
      </div>
    </Section>
  );
}

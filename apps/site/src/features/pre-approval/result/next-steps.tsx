import { formatPhone } from "@forecourt/contact-details";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { InitialsAvatar } from "@forecourt/ui/initials-avatar";
import { Panel } from "@forecourt/ui/panel";
import { hoursLines } from "#content/hours/hours-lines.ts";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { Answering } from "#server/leads/who-answers.ts";
import type { PageContext } from "#server/page-context.ts";
import type { PreApprovalSection } from "../pre-approval-section.ts";
import { callText } from "./call-text.ts";

type NextStepsProps = {
  answering: Answering;
  steps: PreApprovalSection["result"]["steps"];
  /** The full application, with the vehicle and the terms. */
  applicationHref: string;
  /** The vehicle's page, or a list within the budget. */
  onward: { href: string; label: string };
  context: PageContext;
};

/** What happens next: who calls and when, the steps after it, and the ways on. */
export function NextSteps({ answering, steps, applicationHref, onward, context }: NextStepsProps) {
  const { locale } = context;
  const { person, store } = answering;
  const at = context.settings.stores.find(({ id }) => id === person?.storeId) ?? store;
  const t = translator(locale, "preApproval");
  const first = callText(person?.firstName ?? t("next.team"), answering, context);
  const hours = salesHours(store.id, context);
  const phone = person?.phone ?? store.phone;
  const number = formatPhone(phone, "general");
  const all = [
    {
      id: "call",
      title: first.title,
      text: [first.text, t("next.hours", { hours })].filter(Boolean).join(" "),
    },
    ...steps,
  ];
  return (
    <Panel
      as="section"
      aria-labelledby="pre-approval-next"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="pre-approval-next" className="font-bold text-2xl">
        {t("next.title")}
      </h2>
      <ol className="mt-5 grid gap-5">
        {all.map(({ id, title, text }, at) => (
          <li key={id} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className={`grid size-7.5 shrink-0 place-items-center rounded-full font-semibold text-sm ${at === 0 ? "bg-text text-canvas" : "bg-surface-sunken"}`}
            >
              {at + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold leading-7.5">{title}</h3>
              <p className="text-control text-muted">
                <RichText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      {person ? (
        <div className="mt-6 flex items-center gap-4 border-line border-t pt-5">
          <InitialsAvatar name={`${person.firstName} ${person.lastName}`} seed={person.slug} />
          <p className="min-w-0">
            <strong className="block font-semibold">
              {person.firstName} {person.lastName}
            </strong>
            <span className="text-muted text-sm">
              {person.title}, {at.name}
            </span>
          </p>
        </div>
      ) : null}
      <div className="mt-5 grid gap-2.5">
        <LinkButton as={RouterLink} href={applicationHref} size="lg" block>
          {t("next.application")}
        </LinkButton>
        <LinkButton href={`tel:${phone}`} variant="secondary" size="lg" block>
          <Icon name="phone" size={18} />
          {person
            ? t("next.call", { name: person.firstName, phone: number })
            : t("next.callStore", { phone: number })}
        </LinkButton>
        <LinkButton as={RouterLink} href={onward.href} variant="secondary" size="lg" block>
          {onward.label}
        </LinkButton>
      </div>
      <p className="mt-4 text-muted text-sm">{t("next.received")}</p>
    </Panel>
  );
}

/** The sales hours in one line, with the closed days: the finance office has the same. */
function salesHours(storeId: string, { locale, settings }: PageContext): string {
  const service = translator(locale, "frame")("service");
  return hoursLines(settings, storeId, locale)
    .filter(({ label }) => label !== service)
    .flatMap(({ label, groups }, at) => (at === 0 ? groups : [`${label} ${groups.join().toLowerCase()}`]))
    .join(", ");
}

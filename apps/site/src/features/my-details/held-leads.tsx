import type { HeldLead } from "@forecourt/database";
import { Panel } from "@forecourt/ui/panel";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { shownDate } from "./shown-date.ts";

type HeldLeadsProps = {
  leads: readonly HeldLead[];
  /** The number of phone verifications. */
  verifications: number;
  context: PageContext;
};

/** The forms that an address sent. The site cannot read what is in them. */
export function HeldLeads({ leads, verifications, context }: HeldLeadsProps) {
  const t = translator(context.locale, "myDetails");
  return (
    <section aria-labelledby="leads-title">
      <h2 id="leads-title" className="font-bold text-2xl">
        {t("leads.title")}
      </h2>
      <p className="mt-1 mb-4 max-w-[60ch] text-muted">{t("leads.text")}</p>
      <Panel padding="none">
        {leads.length === 0 ? <p className="p-5 text-muted">{t("leads.none")}</p> : null}
        <ul className="divide-y divide-line">
          {leads.map((lead) => (
            <li key={lead.id} className="p-5">
              <p className="font-semibold">{kindName(lead.kind, context)}</p>
              <p className="text-muted text-sm">
                {t("leads.sent", {
                  date: shownDate(lead.createdAt, context),
                  store: storeName(lead, context),
                })}
              </p>
              <p className="text-muted text-sm">{deliveryText(lead, context)}</p>
            </li>
          ))}
        </ul>
      </Panel>
      {verifications > 0 ? (
        <p className="mt-4 text-muted">{t("leads.codes", { count: verifications })}</p>
      ) : null}
    </section>
  );
}

function kindName(kind: string, { locale }: PageContext): string {
  const t = translator(locale, "myDetails");
  const key = `kinds.${kind}` as "kinds.other";
  return t(t.has(key) ? key : "kinds.other");
}

/** The name of the store that got it. */
export function storeName({ storeId }: Pick<HeldLead, "storeId">, { settings }: PageContext): string {
  return settings.stores.find(({ id }) => id === storeId)?.name ?? settings.profile.name;
}

/** When it was delivered, or why it was not yet. */
export function deliveryText(
  { state, sentAt }: Pick<HeldLead, "state" | "sentAt">,
  context: PageContext,
): string {
  const t = translator(context.locale, "myDetails");
  return sentAt
    ? t("leads.delivered", { date: shownDate(sentAt, context) })
    : t(`leads.${state}` as "leads.ready");
}

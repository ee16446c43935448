import { Badge } from "@forecourt/ui/badge";
import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { Disclosure, DisclosureGroup } from "@forecourt/ui/disclosure";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { Panel } from "@forecourt/ui/panel";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import type { ReactNode } from "react";
import type { OpenedContent } from "#content/lead-form/confirmation/describe-opened.ts";
import { NextSteps } from "#content/lead-form/confirmation/next-steps.tsx";
import { OpenedNote } from "#content/lead-form/confirmation/opened-note.tsx";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import { translator } from "#server/content/translator.ts";
import { whoAnswers } from "#server/leads/who-answers.ts";
import type { PageContext } from "#server/page-context.ts";
import type { ValuationPageContent } from "./describe/describe-valuation.ts";
import { NegativeEquity } from "./negative-equity.tsx";
import { ShareLink } from "./share-link.tsx";
import { TierCard } from "./tier-card.tsx";
import { UseOffer } from "./use-offer.tsx";

type ValuationPageProps = {
  content: ValuationPageContent;
  /** What the valuation's form opened. */
  unlocked: OpenedContent | undefined;
  context: PageContext;
};

/** A stored valuation: its offers line by line, or why the car must be seen, and what comes next. */
export function ValuationPage({ content, unlocked, context }: ValuationPageProps) {
  const { title, valid, facts, picture, negative, tiers, bring, bringInText, use, how, links } = content;
  const t = translator(context.locale, "tradeIn");
  const bringIn = { href: links.bringIn, label: t("result.bringIn") };
  const recommended = tiers.at(-1);
  return (
    <Container className="grid gap-6 pt-6 lg:pt-8">
      <header className="grid items-center gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          {bring ? null : (
            <Badge tone="success">
              <Icon name="check" size={14} /> {valid}
            </Badge>
          )}
          <h1 className="mt-4 text-balance font-bold text-5xl">{title}</h1>
          <p className="mt-3 max-w-[50ch] text-lead text-muted">{facts}</p>
        </div>
        <VehicleImage {...picture} sizes="(min-width: 1024px) 416px, 100vw" priority="high" />
      </header>
      {unlocked ? <OpenedNote content={unlocked} /> : null}
      {negative ? <NegativeEquity content={negative} /> : null}
      {bring ? (
        <Panel>
          <p className="max-w-[60ch] text-lead">{bring}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton href={links.bringIn} size="lg">
              {t("result.bringIn")}
            </LinkButton>
            <LinkButton href={links.again} size="lg" variant="secondary">
              {t("result.again")}
            </LinkButton>
          </div>
        </Panel>
      ) : null}
      {tiers.length > 0 ? (
        <div
          className={`grid items-stretch gap-6 ${tiers.length > 1 ? "lg:grid-cols-2" : "mx-auto w-full max-w-180"}`}
        >
          {tiers.map((tier) => (
            <TierCard key={tier.id} tier={tier} bringIn={bringIn} first={tier === recommended} />
          ))}
        </div>
      ) : null}
      {use ? <UseOffer content={use} /> : null}
      {bring ? null : (
        <DisclosureGroup>
          <Disclosure title={t("result.how.title")}>
            <dl className="grid gap-6 sm:grid-cols-3">
              <Explained title={t("result.how.start")}>{how.start}</Explained>
              <Explained title={t("result.how.order")}>{t("result.how.orderText")}</Explained>
              <Explained title={t("result.how.change")}>{how.change}</Explained>
            </dl>
          </Disclosure>
        </DisclosureGroup>
      )}
      <div className="grid gap-8 border-line border-t pt-6 md:grid-cols-3">
        <Onward icon="calendar" title={t("result.bringIn")} text={bringInText}>
          <Link href={links.bringIn}>{t("result.bringIn")}</Link>
        </Onward>
        <Onward icon="share" title={t("result.share.title")} text={t("result.share.text")}>
          <ShareLink
            address={links.page}
            label={t("result.share.label")}
            copy={t("result.share.copy")}
            copied={t("result.share.copied")}
          />
        </Onward>
        <Onward icon="refresh" title={t("result.wrong.title")} text={t("result.wrong.text")}>
          <Link href={links.correct}>{t("result.wrong.link")}</Link>
        </Onward>
      </div>
      <NextSteps
        answering={whoAnswers({ kind: "SELL_OR_TRADE", storeId: null }, context)}
        context={context}
        headingLevel={2}
      />
      <PaymentExplainerDialog context={context} />
    </Container>
  );
}

function Explained({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold text-sm">{title}</dt>
      <dd className="mt-1 text-caption text-muted">{children}</dd>
    </div>
  );
}

type OnwardProps = {
  icon: "calendar" | "share" | "refresh";
  title: string;
  text: string;
  children: ReactNode;
};

function Onward({ icon, title, text, children }: OnwardProps) {
  return (
    <section className="flex gap-3.5">
      <Icon name={icon} className="mt-0.5 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 text-caption text-muted">{text}</p>
        <div className="mt-2 text-sm">{children}</div>
      </div>
    </section>
  );
}

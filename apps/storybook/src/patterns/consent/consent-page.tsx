import { ConsentBanner, type ConsentButton } from "@forecourt/ui/consent-banner";
import { ConsentPreferences } from "@forecourt/ui/consent-preferences";
import { Container } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { Note } from "@forecourt/ui/note";
import { PageHeader } from "@forecourt/ui/page-header";
import { cardOf } from "@forecourt/ui/storybook/example-card.tsx";
import { exampleVehicles } from "@forecourt/ui/storybook/example-vehicles.ts";
import { SamplePage } from "@forecourt/ui/storybook/sample-page.tsx";
import { VehicleCard, VehicleGrid } from "@forecourt/ui/vehicle-card";
import { useEffect, useRef, useState } from "react";

const words = {
  en: { title: "New & used cars for sale", policy: "Cookie Policy" },
  es: { title: "Autos nuevos y usados en venta", policy: "Política de cookies" },
};

export type ConsentTier = 0 | 1 | 2 | 3;

export type ConsentPageProps = {
  locale: KitLocale;
  tier: ConsentTier;
  /** The browser sends Global Privacy Control. */
  gpc: boolean;
  /** Allowed categories, in order. */
  onSave: (allowed: readonly string[]) => void;
};

const all = ["essential", "functional", "analytics", "targeting"] as const;
type Category = (typeof all)[number];

/** A page with the consent banner of a legal tier. */
export function ConsentPage({ locale, tier, gpc, onSave }: ConsentPageProps) {
  const messages = kitMessages(locale);
  const say = messages.consentBanner;
  const [asking, setAsking] = useState(tier > 0);
  const [managing, setManaging] = useState(false);
  const [allowed, setAllowed] = useState<readonly string[]>(all);
  const banner = useRef<HTMLElement>(null);
  const reopened = useRef(false);
  // Focus the banner only when the visitor reopens it.
  useEffect(() => {
    if (asking && reopened.current) banner.current?.focus();
    reopened.current = false;
  }, [asking]);

  const save = (categories: readonly string[]) => {
    // Global Privacy Control overrides the saved choice.
    const saved = categories.filter((category) => !(gpc && category === "targeting"));
    setAllowed(saved);
    setAsking(false);
    setManaging(false);
    onSave(saved);
  };
  const withoutTargeting = all.filter((category) => category !== "targeting");
  const choose = (value: string) => {
    if (value === "manage") setManaging(true);
    else save(value === "deny" ? withoutTargeting : all);
  };
  const reopen = () => {
    if (tier === 0) return;
    reopened.current = true;
    setAsking(true);
  };

  return (
    <>
      <ConsentPreferences
        open={managing}
        onOpenChange={setManaging}
        title={messages.consentPreferences.title}
        closeLabel={messages.consentPreferences.close}
        intro={messages.consentPreferences.intro}
        categories={preferences(allowed, gpc, locale)}
        note={
          <p className="flex gap-3 text-muted text-sm">
            <Icon name="shield" className="shrink-0" />
            {gpc
              ? messages.consentPreferences.globalPrivacyControlOn
              : messages.consentPreferences.globalPrivacyControlOff}
          </p>
        }
        saveLabel={messages.consentPreferences.save}
        onSave={save}
        denyLabel={tier > 1 ? messages.consentPreferences.deny : undefined}
        onDeny={() => save(withoutTargeting)}
      />
      <SamplePage
        context={{ globals: { locale } }}
        onCookiePreferences={reopen}
        notice={
          <ConsentBanner
            ref={banner}
            open={asking}
            title={say.title}
            text={
              <>
                {tier === 1 ? say.notice : say.text} <Link href="#policy">{words[locale].policy}</Link>
              </>
            }
            note={gpc ? <Note icon="shield">{say.globalPrivacyControl}</Note> : undefined}
            announcement={say.announcement}
            buttons={bannerButtons(tier, say)}
            onChoose={choose}
          />
        }
      >
        <Container>
          <PageHeader title={words[locale].title} className="pt-6" />
          <VehicleGrid>
            {exampleVehicles.map((vehicle) => (
              <li key={vehicle.id}>
                <VehicleCard headingLevel={2} {...cardOf(vehicle, locale)} />
              </li>
            ))}
          </VehicleGrid>
        </Container>
      </SamplePage>
    </>
  );
}

type BannerWords = ReturnType<typeof kitMessages>["consentBanner"];

/** The buttons of docs/product/consent.md, with `symmetric`. */
function bannerButtons(tier: ConsentTier, say: BannerWords): ConsentButton[] {
  if (tier === 0) return [];
  if (tier === 1) return [{ value: "accept", label: say.closeAndContinue }];
  return [
    { value: "manage", label: say.manage, weight: "quiet" },
    { value: "deny", label: say.deny },
    { value: "accept", label: tier === 2 ? say.acceptAll : say.allowAll },
  ];
}

function preferences(allowed: readonly string[], gpc: boolean, locale: KitLocale) {
  const words = kitMessages(locale).consentPreferences;
  return all.map((value: Category) => {
    const unavailable = gpc && value === "targeting";
    return {
      value,
      label: words[value],
      description: unavailable ? words.targetingOff : words[`${value}Text`],
      on: allowed.includes(value) && !unavailable,
      locked: value === "essential" ? words.alwaysOn : undefined,
      unavailable: unavailable,
    };
  });
}

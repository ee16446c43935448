import { larkspur } from "@forecourt/sample-dealership";
import { Badge } from "@forecourt/ui/badge";
import { Breadcrumbs } from "@forecourt/ui/breadcrumbs";
import { Container, Section } from "@forecourt/ui/container";
import { Disclosure, DisclosureGroup } from "@forecourt/ui/disclosure";
import { FeatureList } from "@forecourt/ui/feature-list";
import { Gallery } from "@forecourt/ui/gallery";
import { HistoryLink } from "@forecourt/ui/history-link";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { Note } from "@forecourt/ui/note";
import { SaveButton } from "@forecourt/ui/save-button";
import { Heading } from "@forecourt/ui/text";
import { VehicleGrid } from "@forecourt/ui/vehicle-card";
import { useState } from "react";
import { sampleStock } from "../../sample/sample-stock.ts";
import type { SampleVehicle } from "../../sample/sample-vehicle.ts";
import { vehicleWords } from "../../sample/vehicle-words.ts";
import { ListCard } from "../list/list-card.tsx";
import { FollowContext, FollowLink } from "../page/follow-link.tsx";
import { SamplePage } from "../page/sample-page.tsx";
import { BuyBox, DetailBar } from "./buy-box.tsx";
import { DetailCalculator } from "./detail-calculator.tsx";
import { detailPhotos } from "./detail-photos.tsx";
import { DetailSpecs } from "./detail-specs.tsx";
import { DetailStore } from "./detail-store.tsx";
import { detailWords } from "./detail-words.ts";
import { assumedLoan, loanOf } from "./loan.ts";

export type DetailPageProps = { vehicle: SampleVehicle; locale: KitLocale };

/** The page of one vehicle: pictures, price and the next step first, then everything there is to know. */
export function DetailPage({ vehicle, locale }: DetailPageProps) {
  const words = detailWords[locale];
  const messages = kitMessages(locale);
  const [saved, setSaved] = useState(false);
  const [choice, setChoice] = useState(() => assumedLoan(vehicle.price));
  const loan = loanOf(vehicle.price, choice);
  const storeName = larkspur.settings.stores.find(({ id }) => id === vehicle.store)?.name ?? "";
  const similar = sampleStock
    .filter(({ vin, body, condition }) => vin !== vehicle.vin && body === vehicle.body && condition !== "new")
    .sort((a, b) => Math.abs(a.price - vehicle.price) - Math.abs(b.price - vehicle.price))
    .slice(0, 3);
  const heading = (text: string) => (
    <Heading level={2} size="section">
      {text}
    </Heading>
  );
  return (
    <FollowContext value={() => {}}>
      <SamplePage locale={locale}>
        <Container>
          <Breadcrumbs
            label={messages.breadcrumbs.label}
            linkAs={FollowLink}
            items={[
              { href: "#list", label: words.back },
              { href: "#condition", label: vehicleWords[locale].condition[vehicle.condition] },
              { label: vehicle.name },
            ]}
          />
          <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,408px)]">
            <Gallery
              id="gallery"
              label={messages.gallery.label}
              previousLabel={messages.gallery.previous}
              nextLabel={messages.gallery.next}
              lightbox={{
                title: vehicle.name,
                closeLabel: messages.gallery.close,
                openLabel: messages.gallery.enlarge,
              }}
              badges={
                <>
                  <Badge>{vehicleWords[locale].condition[vehicle.condition]}</Badge>
                  {vehicle.was ? <Badge tone="accent">{vehicleWords[locale].priceDrop}</Badge> : null}
                </>
              }
              save={
                <SaveButton
                  saved={saved}
                  label={messages.saveButton.label(vehicle.name)}
                  onClick={() => setSaved(!saved)}
                />
              }
              photos={detailPhotos(vehicle, locale)}
            />
            <div className="mt-5 lg:row-span-2 lg:mt-1">
              <div className="grid gap-4 lg:sticky lg:top-24">
                <div>
                  <Heading level={1} size="dialog">
                    {vehicle.name}
                  </Heading>
                  <p className="mt-1.5 text-muted">
                    {[vehicle.trim, vehicle.features[0], `${words.stock} ${vehicle.stock}`]
                      .filter(Boolean)
                      .join(" · ")}
                  </p>
                </div>
                <BuyBox vehicle={vehicle} loan={loan} locale={locale} />
                <Note icon="compare" title={words.trade.title}>
                  {words.trade.text}{" "}
                  <Link as={FollowLink} href="#trade">
                    {words.trade.link}
                  </Link>
                </Note>
              </div>
            </div>
            <div className="min-w-0">
              <Section gap="detail" heading={heading(words.glance)}>
                <DetailSpecs vehicle={vehicle} locale={locale} />
              </Section>
              <Section gap="detail" id="payment" heading={heading(words.payment)}>
                <DetailCalculator price={vehicle.price} loan={loan} onChoose={setChoice} locale={locale} />
              </Section>
              <Section gap="detail" heading={heading(words.features)}>
                {/* The equipment comes from the feed, in the maker's own words. */}
                <FeatureList lang="en" items={vehicle.features.slice(0, 9)} />
                <DisclosureGroup className="mt-5">
                  <Disclosure title={words.standard} count={vehicle.standard.length}>
                    <FeatureList lang="en" columns={2} items={vehicle.standard} />
                  </Disclosure>
                  {vehicle.optional.length > 0 ? (
                    <Disclosure title={words.optional} count={vehicle.optional.length}>
                      <FeatureList lang="en" columns={2} items={vehicle.optional} />
                    </Disclosure>
                  ) : null}
                </DisclosureGroup>
                {vehicle.condition !== "new" && vehicle.miles < 85_000 ? (
                  <Note tone="accent" icon="shield" title={words.warranty.title} className="mt-4">
                    {words.warranty.text}
                  </Note>
                ) : null}
              </Section>
              <Section gap="detail" heading={heading(words.description)}>
                <p lang="en" className="max-w-[68ch] text-muted">
                  {vehicle.description}
                </p>
              </Section>
              <Section gap="detail" heading={heading(words.history)}>
                <HistoryLink
                  href="https://www.carfax.com/"
                  icon={<Icon name="history" />}
                  elsewhere={messages.historyLink.elsewhere("carfax.com")}
                >
                  {messages.historyLink.label("CARFAX")}
                </HistoryLink>
              </Section>
              <Section gap="detail" heading={heading(words.seeIt(storeName))}>
                <DetailStore storeId={vehicle.store} locale={locale} />
              </Section>
            </div>
          </div>
          <Section
            heading={heading(words.similar)}
            action={
              <Link as={FollowLink} variant="standalone" href="#similar">
                {words.all}
              </Link>
            }
          >
            <VehicleGrid className="lg:grid-cols-3!">
              {similar.map((other) => (
                <li key={other.vin}>
                  <ListCard vehicle={other} locale={locale} />
                </li>
              ))}
            </VehicleGrid>
          </Section>
          <DetailBar vehicle={vehicle} loan={loan} locale={locale} />
        </Container>
      </SamplePage>
    </FollowContext>
  );
}

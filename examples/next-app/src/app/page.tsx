import { Badge } from "@forecourt/ui/badge";
import { Button, LinkButton } from "@forecourt/ui/button";
import { Disclosure, DisclosureGroup } from "@forecourt/ui/disclosure";
import { Field } from "@forecourt/ui/field";
import { Icon } from "@forecourt/ui/icon";
import { PageHeader } from "@forecourt/ui/page-header";
import { Panel } from "@forecourt/ui/panel";
import { Payment } from "@forecourt/ui/payment";
import { Price } from "@forecourt/ui/price";
import { Silhouette } from "@forecourt/ui/silhouette";
import { SpecGrid } from "@forecourt/ui/spec-grid";
import { Text } from "@forecourt/ui/text";
import { ThemeScope } from "@forecourt/ui/theme-scope";
import { VehicleStage } from "@forecourt/ui/vehicle-stage";
import { PhoneField } from "./phone-field.tsx";

/** A vehicle's page, rendered on the server. Of all these only the phone input runs in the browser. */
export default function Page() {
  return (
    <>
      <PageHeader title="2024 Mitsubishi Outlander" text="SEL, all-wheel drive" />
      <div className="grid items-start gap-6 md:grid-cols-[1fr_320px]">
        <div className="grid gap-6">
          <VehicleStage ratio="wide" className="rounded-lg">
            <Silhouette name="suv" className="h-auto w-64 text-on-stage" aria-label="SUV, silhouette" />
          </VehicleStage>
          <SpecGrid
            items={[
              { icon: <Icon name="gauge" size={16} />, term: "Mileage", detail: "18,420 mi" },
              { icon: <Icon name="fuel" size={16} />, term: "Fuel", detail: "Gasoline" },
              { term: "Seats", detail: "7" },
              { term: "Stock", detail: "B4417" },
            ]}
          />
          <DisclosureGroup>
            <Disclosure title="What the price includes">
              <Text>
                $24,199 for the vehicle and $255 of dealer fees. Tax, title and registration are extra.
              </Text>
            </Disclosure>
          </DisclosureGroup>
        </div>
        <Panel>
          <Badge tone="accent">One owner</Badge>
          <div className="my-4 grid gap-3">
            <Price amount="$24,454" note="incl. fees" size="lg" />
            <Payment align="start" amount="$380" suffix="/mo est." terms="72 mo at 7.49% APR, $2,445 down" />
          </div>
          <form className="grid gap-3" action="https://bayside.example/call-me">
            <Field id="phone" label="Phone" hint="To confirm your visit, never sold">
              {(control) => <PhoneField {...control} name="phone" />}
            </Field>
            <Button type="submit" block>
              Ask for a call
            </Button>
          </form>
        </Panel>
      </div>
      <ThemeScope
        mode="dark"
        className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-lg p-6"
      >
        <Text>Trading one in? We value it in two minutes.</Text>
        <LinkButton href="https://bayside.example/value">Value your car</LinkButton>
      </ThemeScope>
    </>
  );
}

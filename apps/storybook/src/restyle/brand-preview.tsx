import { Badge } from "@forecourt/ui/badge";
import { Button } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { Note } from "@forecourt/ui/note";
import { Payment } from "@forecourt/ui/payment";
import { Price } from "@forecourt/ui/price";
import { SegmentedControl } from "@forecourt/ui/segmented-control";
import { VehicleCard } from "@forecourt/ui/vehicle-card";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { illustrationSource } from "../sample/illustration-source.ts";

type BrandPreviewProps = { brand: string; headingLevel: 2 | 3 };

/** A few components in a brand, in light and dark mode. */
export function BrandPreview({ brand, headingLevel }: BrandPreviewProps) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {(["light", "dark"] as const).map((mode) => (
        <section
          key={mode}
          aria-label={`Preview, ${mode}`}
          data-brand={brand}
          data-theme={mode}
          className="grid content-start gap-4 rounded-md border border-line bg-canvas p-4 font-sans text-text"
        >
          <VehicleCard
            href="#vehicle"
            headingLevel={headingLevel}
            title="2024 Mitsubishi Outlander"
            subtitle="SE AWD · Panoramic roof"
            badges={
              <>
                <Badge>Certified</Badge>
                <Badge tone="success">Price drop</Badge>
              </>
            }
            image={
              <VehicleImage
                {...illustrationSource({ shape: "suv", view: "front-quarter", paint: "silver" })}
                alt="Silver SUV, illustration"
                caption="Illustration"
              />
            }
            facts={[
              { icon: <Icon name="gauge" size={16} />, label: "Mileage", value: "18,420 mi" },
              { icon: <Icon name="drivetrain" size={16} />, label: "Drivetrain", value: "AWD" },
            ]}
            price={<Price amount="$31,545" was={{ amount: "$32,745", label: "Was" }} note="incl. fees" />}
            payment={<Payment amount="$470" suffix="/mo est." terms="72 mo, 5.90% APR, $3,129 down" />}
          />
          <SegmentedControl
            legend="Budget"
            legendHidden
            name={`budget-${mode}`}
            defaultValue="price"
            options={[
              { value: "price", label: "Price" },
              { value: "monthly", label: "Monthly" },
            ]}
          />
          <div className="flex flex-wrap gap-2.5">
            <Button>Get pre-approved</Button>
            <Button variant="accent">See offers</Button>
            <Button variant="secondary">Save</Button>
          </div>
          <Note tone="success" icon="shield" title="Lifetime engine warranty">
            Included with every pre-owned vehicle under 85,000 miles.
          </Note>
          <p className="surface-inverse rounded-md px-4 py-3 text-sm">Open until 7 PM · Larkspur North</p>
        </section>
      ))}
    </div>
  );
}

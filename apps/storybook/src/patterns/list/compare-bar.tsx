import { Button, LinkButton } from "@forecourt/ui/button";
import { CompareTray, CompareTrayItem } from "@forecourt/ui/compare-tray";
import { Glyph } from "@forecourt/ui/glyph";
import { IconButton } from "@forecourt/ui/icon-button";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { illustrationPaint, illustrationShape } from "@forecourt/vehicle-illustrations";
import { illustrationSource } from "../../sample/illustration-source.ts";
import { sampleStock } from "../../sample/sample-stock.ts";
import { FollowLink } from "../page/follow-link.tsx";
import { COMPARE_PLACES } from "./results.tsx";

type CompareBarProps = {
  compared: readonly string[];
  onChange: (vins: readonly string[]) => void;
  locale: KitLocale;
};

/** What was chosen to compare, while the list scrolls. */
export function CompareBar({ compared, onChange, locale }: CompareBarProps) {
  const messages = kitMessages(locale).compareTray;
  const vehicles = compared.flatMap((vin) => sampleStock.find((vehicle) => vehicle.vin === vin) ?? []);
  return (
    <CompareTray
      className="mt-8"
      label={messages.label}
      count={messages.count(vehicles.length, COMPARE_PLACES)}
      places={COMPARE_PLACES}
      clear={
        <Button size="sm" variant="ghost" onClick={() => onChange([])}>
          {messages.clear}
        </Button>
      }
      action={
        <LinkButton as={FollowLink} size="sm" href="#compare">
          {messages.compare(vehicles.length)}
        </LinkButton>
      }
    >
      {vehicles.map((vehicle) => (
        <CompareTrayItem
          key={vehicle.vin}
          title={vehicle.name}
          subtitle={vehicle.trim}
          image={
            <VehicleImage
              {...illustrationSource({
                shape: illustrationShape({ bodystyle: vehicle.body, seed: vehicle.name.slice(5) }),
                view: "front-quarter",
                paint: illustrationPaint(vehicle.paintFamily),
              })}
              ratio="thumb"
              alt=""
            />
          }
          remove={
            <IconButton
              size="sm"
              variant="ghost"
              label={messages.remove(vehicle.name)}
              onClick={() => onChange(compared.filter((vin) => vin !== vehicle.vin))}
            >
              <Glyph name="close" size={16} />
            </IconButton>
          }
        />
      ))}
    </CompareTray>
  );
}

"use client";

import { Button, LinkButton } from "@forecourt/ui/button";
import { CompareTray, CompareTrayItem } from "@forecourt/ui/compare-tray";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { Glyph } from "@forecourt/ui/glyph";
import { IconButton } from "@forecourt/ui/icon-button";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { SAVED_VEHICLES_LIMITS } from "@forecourt/visitor";
import { useRef } from "react";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { changeSavedVehicles } from "#content/saved-vehicles/saved-vehicles-store.ts";
import { useSavedVehicles } from "#content/saved-vehicles/use-saved-vehicles.ts";
import { useVehicleCards } from "#content/saved-vehicles/use-vehicle-cards.ts";
import { useShopperTerms } from "#content/terms-bar/use-shopper-terms.ts";
import { comparePath } from "#shared/addresses/compare-path.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";

/** Words with `{placeholders}`. */
export type TrayWords = {
  label: string;
  count: string;
  full: string;
  clear: string;
  remove: string;
  compare: string;
  one: string;
};

type VehicleTrayProps = {
  words: TrayWords;
  locale: Locale;
  className?: string | undefined;
};

const NONE: readonly string[] = [];

/** The compared vehicles at the bottom of the page, each removable, with the link to the comparison. */
export default function VehicleTray({ words, locale, className }: VehicleTrayProps) {
  const vins = useSavedVehicles(({ compared }) => compared, NONE);
  const isRefused = useSavedVehicles((state) => state.isRefused, false);
  const terms = useShopperTerms();
  const cards = useVehicleCards(vins, locale);
  const tray = useRef<HTMLElement>(null);
  const places = SAVED_VEHICLES_LIMITS.compared;
  // The focused button will be gone, and with the last vehicle the tray.
  const leaveFocus = (stays: boolean) =>
    (stays ? tray.current : tray.current?.closest("main"))?.focus({ preventScroll: true });
  const remove = (vin: string) => {
    leaveFocus(vins.length > 1);
    changeSavedVehicles({ type: "vehicle-removed", list: "compared", vin });
  };
  return (
    <CompareTray
      ref={tray}
      className={className}
      label={words.label}
      places={places}
      count={
        isRefused
          ? fillPlaceholders(words.full, { places })
          : fillPlaceholders(words.count, { count: vins.length, places })
      }
      clear={
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            leaveFocus(false);
            changeSavedVehicles({ type: "list-replaced", list: "compared", vins: [] });
          }}
        >
          {words.clear}
        </Button>
      }
      action={
        vins.length < 2 ? (
          <p className="text-center text-muted text-sm">{words.one}</p>
        ) : (
          <LinkButton as={RouterLink} href={localPath(locale, comparePath(vins, terms))}>
            {fillPlaceholders(words.compare, { count: vins.length })}
          </LinkButton>
        )
      }
    >
      {vins.map((vin) => {
        const card = cards.get(vin);
        const name = card?.name || vin;
        return (
          <CompareTrayItem
            key={vin}
            title={card ? name : "…"}
            subtitle={card?.price ?? card?.priceNote}
            image={
              card?.image ? (
                <VehicleImage
                  src={card.image.src}
                  srcSet={card.image.srcSet ?? undefined}
                  sizes="64px"
                  width={card.image.width}
                  height={card.image.height}
                  kind="render"
                  alt=""
                  ratio="thumb"
                  priority="eager"
                />
              ) : (
                <div className="stage aspect-[16/10]" />
              )
            }
            remove={
              <IconButton
                variant="ghost"
                size="sm"
                label={fillPlaceholders(words.remove, { name })}
                onClick={() => remove(vin)}
              >
                <Glyph name="close" size={16} />
              </IconButton>
            }
          />
        );
      })}
    </CompareTray>
  );
}

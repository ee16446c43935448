import type { VehicleCardData } from "@forecourt/api-clients/vehicle-cards";
import { VehicleImage } from "@forecourt/ui/vehicle-image";

type CardImageProps = {
  card: VehicleCardData | undefined;
  sizes?: string;
  ratio?: "card" | "thumb";
  className?: string;
};

/** The picture of a saved vehicle, or its place. */
export function CardImage({ card, sizes = "144px", ratio = "thumb", className }: CardImageProps) {
  const image = card?.image;
  return (
    <div className={className}>
      {image ? (
        <VehicleImage
          src={image.src}
          srcSet={image.srcSet ?? undefined}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={image.alt}
          kind={image.caption === null ? "photo" : "render"}
          caption={image.caption ?? undefined}
          ratio={ratio}
          priority="eager"
        />
      ) : (
        <div className="stage aspect-[16/10]" />
      )}
    </div>
  );
}

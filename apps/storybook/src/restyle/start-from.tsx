import type { BrandInputs } from "@forecourt/ui/brand-inputs";
import { brands } from "@forecourt/ui/brands";
import { Button } from "@forecourt/ui/button";

/** An invalid brand: white on yellow, and yellow text on white. */
const lowContrast: BrandInputs = {
  ...brands.larkspur,
  accent: "#facc15",
  onAccent: "#ffffff",
  accentText: "#eab308",
};

export function StartFrom({ onChoose }: { onChoose: (brand: BrandInputs) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <span className="me-1 text-muted text-sm">Start from</span>
      {Object.entries({ ...brands, lowContrast }).map(([name, brand]) => (
        <Button key={name} size="sm" variant="secondary" onClick={() => onChoose(brand)}>
          {name === "lowContrast" ? "low-contrast yellow" : name}
        </Button>
      ))}
    </div>
  );
}

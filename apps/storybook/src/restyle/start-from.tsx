import type { BrandInputs } from "@forecourt/ui/brand-inputs";
import { Button } from "@forecourt/ui/button";
import type { BrandDraft } from "./brand-draft.ts";
import { isPreset, presets } from "./presets.ts";

type StartFromProps = { draft: BrandDraft; onChoose: (brand: BrandInputs) => void };

/** The brands to start from. The one that is shown is marked, until an input changes. */
export function StartFrom({ draft, onChoose }: StartFromProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are toggle buttons.
    <div role="group" aria-label="Start from" className="flex flex-wrap items-center gap-2.5">
      <span className="me-1 text-muted text-sm">Start from</span>
      {Object.entries(presets).map(([name, brand]) => {
        const isShown = isPreset(draft, brand);
        return (
          <Button
            key={name}
            size="sm"
            variant={isShown ? "primary" : "secondary"}
            aria-pressed={isShown}
            onClick={() => onChoose(brand)}
          >
            {name}
          </Button>
        );
      })}
    </div>
  );
}

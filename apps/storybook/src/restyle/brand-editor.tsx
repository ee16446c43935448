import type { BrandInputs } from "@forecourt/ui/brand-inputs";
import { brands } from "@forecourt/ui/brands";
import { defineBrand } from "@forecourt/ui/define-brand";
// Not for sites: the preview shows invalid brands too.
import { brandCss } from "@forecourt/ui/storybook/brand-css.ts";
import { Source } from "@storybook/addon-docs/blocks";
import { useId, useRef, useState } from "react";
import { Live } from "../foundations/live.tsx";
import { useToolbar } from "../toolbar/use-toolbar.ts";
import { draftOf, inputsOf } from "./brand-draft.ts";
import { BrandFields } from "./brand-fields.tsx";
import { BrandPreview } from "./brand-preview.tsx";
import { BrandVerdict } from "./brand-verdict.tsx";
import { StartFrom } from "./start-from.tsx";

/** Edits the ten inputs, with a preview and the result of `defineBrand`. */
export function BrandEditor() {
  const [draft, setDraft] = useState(() => draftOf(brands.harbor));
  const drawn = useRef<BrandInputs>(brands.harbor);
  const name = `restyled-${useId().replaceAll(/[^\w]/g, "")}`;
  const { mode } = useToolbar();
  const inputs = inputsOf(draft);
  const brand = defineBrand(inputs);
  // Keep the last preview while a colour is incomplete, but show colours with low contrast.
  if (brand.ok || brand.errors.every(({ code }) => code === "contrast")) drawn.current = inputs;
  return (
    <>
      <Live>
        <style>{brandCss(drawn.current, `[data-brand="${name}"]`)}</style>
        <StartFrom draft={draft} onChoose={(chosen) => setDraft(draftOf(chosen))} />
        <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
          <BrandFields draft={draft} onChange={setDraft} />
          <div className="grid min-w-0 gap-5">
            <BrandVerdict brand={brand} />
            <BrandPreview brand={name} headingLevel={3} />
          </div>
        </div>
      </Live>
      {brand.ok ? <Source code={brand.value.css} language="css" dark={mode === "dark"} /> : null}
    </>
  );
}

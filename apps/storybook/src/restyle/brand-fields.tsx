import { type BrandDraft, colorInputs, numberInputs } from "./brand-draft.ts";
import { ColorFields } from "./color-fields.tsx";

const colorWords = {
  accent: "Filled accents",
  onAccent: "Text on the accent",
  accentText: "The accent as text",
  accentWash: "Pale accent background",
  action: "Primary buttons",
  onAction: "Text on primary buttons",
};

const numberWords = {
  neutralHue: { label: "Hue of the greys, degrees", min: 0, max: 360, step: 1 },
  neutralChroma: { label: "Chroma of the greys", min: 0, max: 0.03, step: 0.001 },
  radius: { label: "Radius, px", min: 0, max: 32, step: 1 },
};

const field =
  "min-h-9 w-full rounded-sm border border-control-line bg-surface px-2.5 text-sm tabular-nums hover:border-text";

type BrandFieldsProps = { draft: BrandDraft; onChange: (draft: BrandDraft) => void };

/** Fields for the ten inputs. */
export function BrandFields({ draft, onChange }: BrandFieldsProps) {
  return (
    <div className="grid gap-4">
      {colorInputs.map((input) => (
        <ColorFields
          key={input}
          name={input}
          legend={colorWords[input]}
          value={draft[input]}
          onChange={(value) => onChange({ ...draft, [input]: value })}
        />
      ))}
      {numberInputs.map((input) => {
        const { label, ...limits } = numberWords[input];
        const set = (value: string) => onChange({ ...draft, [input]: value });
        return (
          <div key={input}>
            <label htmlFor={`brand-${input}`} className="flex justify-between gap-3 text-sm">
              <span className="font-semibold">{label}</span>
              <span className="font-mono text-caption text-subtle">{input}</span>
            </label>
            <div className="mt-1 grid grid-cols-[minmax(0,1fr)_88px] items-center gap-3">
              <input
                type="range"
                aria-label={label}
                {...limits}
                value={Number(draft[input]) || 0}
                onChange={(event) => set(event.currentTarget.value)}
                className="w-full accent-(--text)"
              />
              <input
                id={`brand-${input}`}
                inputMode="decimal"
                autoComplete="off"
                value={draft[input]}
                onChange={(event) => set(event.currentTarget.value)}
                className={field}
              />
            </div>
          </div>
        );
      })}
      <div>
        <label htmlFor="brand-font" className="flex justify-between gap-3 text-sm">
          <span className="font-semibold">Font stack</span>
          <span className="font-mono text-caption text-subtle">font</span>
        </label>
        <input
          id="brand-font"
          autoComplete="off"
          spellCheck={false}
          value={draft.font}
          onChange={(event) => onChange({ ...draft, font: event.currentTarget.value })}
          className={`${field} mt-1`}
        />
      </div>
    </div>
  );
}

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Glyph, glyphNames } from "../glyph/glyph.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Icon, iconNames } from "./icon.tsx";

const words = {
  en: {
    mileage: "18,420 mi",
    warning: "Recall",
    recall: "Open recall: ask us before you drive it",
    tones: ["Lifetime warranty", "Price dropped", "Not available", "Ask us"],
  },
  es: {
    mileage: "18,420 millas recorridas",
    warning: "Llamado a revisión",
    recall: "Llamado a revisión pendiente: pregúntenos antes de conducirlo",
    tones: ["Garantía de por vida", "Precio rebajado", "No disponible", "Pregúntenos"],
  },
};

const guide: ComponentGuide = {
  purpose:
    "A registered icon on a 24-unit grid in the text colour. Glyph has the few icons of controls, for client components.",
  avoid: [
    "As the only carrier of meaning: add text, or use IconButton, which has a label.",
    "For a body style: use Silhouette.",
    "In a client component: use Glyph, or pass the icon from the server as a node.",
  ],
  anatomy: [
    ["Icon", "From Lucide, or custom for vehicle features; decorative without `aria-label`"],
    ["Glyph", "Seven icons of controls, always decorative"],
  ],
  keyboard: [],
  product: ["interface.md#look"],
};

const meta = {
  id: "components-icon",
  title: "Content/Icon",
  component: Icon,
  subcomponents: { Glyph },
  tags: ["stable"],
  parameters: { guide },
  args: { name: "gauge", size: 24 },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const cell = "grid justify-items-center gap-2 rounded-sm border border-line bg-surface px-1 py-4";
const gallery = "grid list-none grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2";
const nameClass = "max-w-full font-mono text-subtle text-xs wrap-anywhere";

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="grid gap-10">
        <States columns={4}>
          {([16, 20, 24, 32] as const).map((size) => (
            <State key={size} name={`size ${size}`}>
              <Icon name="gauge" size={size} />
            </State>
          ))}
          <State name="beside words">
            <span className="flex items-center gap-2 text-sm">
              <Icon name="gauge" size={16} className="text-subtle" />
              {t.mileage}
            </span>
          </State>
          <State name="with a label of its own">
            <span className="flex items-center gap-2 text-sm">
              <Icon name="warning" aria-label={t.recall} className="text-warn-text" />
              {t.warning}
            </span>
          </State>
          {(["text-accent-text", "text-danger-text", "text-subtle", "text-info-text"] as const).map(
            (tone, index) => (
              <State key={tone} name={tone}>
                <span className={`flex items-center gap-2 font-semibold text-sm ${tone}`}>
                  <Icon name={(["shield", "trending-down", "close", "message"] as const)[index]!} />
                  {t.tones[index]}
                </span>
              </State>
            ),
          )}
          <State name="arrows follow the reading direction">
            <span className="flex gap-3">
              <Icon name="arrow-left" />
              <Icon name="arrow-right" />
              <Icon name="chevron-left" />
              <Icon name="chevron-right" />
              <Glyph name="chevron-right" />
            </span>
          </State>
        </States>
        <State name={`the registry: ${iconNames.length} icons`}>
          <ul className={gallery}>
            {iconNames.map((name) => (
              <li key={name} className={cell}>
                <Icon name={name} size={24} />
                <span className={nameClass}>{name}</span>
              </li>
            ))}
          </ul>
        </State>
        <State name="Glyph: the marks of controls">
          <ul className={gallery}>
            {glyphNames.map((name) => (
              <li key={name} className={cell}>
                <Glyph name={name} size={24} />
                <span className={nameClass}>{name}</span>
              </li>
            ))}
          </ul>
        </State>
      </div>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <p className="flex w-40 items-start gap-2 text-sm">
      <Icon name="warning" size={16} className="mt-0.5 text-warn-text" />
      <span className="min-w-0">{wordsOf(words, context).recall}</span>
    </p>
  ),
};

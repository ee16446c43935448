import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { brands } from "../brand/brands.ts";
import { Button } from "../button/button.tsx";
import { Price } from "../price/price.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { ThemeScope } from "./theme-scope.tsx";

const words = {
  en: {
    offer: "Certified pre-owned",
    title: "2024 Outlander SEL",
    note: "incl. $255 dealer fees",
    check: "Check availability",
    save: "Save",
  },
  es: {
    offer: "Usado certificado",
    title: "Outlander SEL 2024",
    note: "incl. $255 de cargos del concesionario",
    check: "Comprobar la disponibilidad de este vehículo",
    save: "Guardar",
  },
};

const guide: ComponentGuide = {
  purpose:
    "Applies another brand or mode to a part of a page: another store's offer, a dark promotion on a light page.",
  avoid: [
    "For the whole page: set data-theme on the html element and load one brand file.",
    "For a dark band in the page's own brand: use PromoBand, or the class surface-inverse.",
    "For emphasis: other colours look like another dealership.",
  ],
  anatomy: [
    ["Scope", "A div with its own background, text colour and font"],
    ["Brand", "The style rule `[data-brand]` of that name, from defineBrand"],
    ["Mode", "Light, dark or the system's"],
  ],
  keyboard: [],
  product: ["interface.md"],
};

type Words = (typeof words)["en"];

const Offer = ({ offer, title, note, check, save }: Words) => (
  <div className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
    <Badge tone="accent">{offer}</Badge>
    <p className="font-semibold text-lg">{title}</p>
    <Price amount="$24,454" note={note} />
    <div className="flex flex-wrap gap-2">
      <Button className="whitespace-normal">{check}</Button>
      <Button variant="secondary">{save}</Button>
    </div>
  </div>
);

const meta = {
  id: "components-themescope",
  title: "Layout/ThemeScope",
  component: ThemeScope,
  tags: ["beta"],
  parameters: { guide },
  args: { brand: "harbor", mode: "dark", className: "p-5" },
  argTypes: {
    brand: { control: "select", options: [undefined, ...Object.keys(brands)] },
    mode: { control: "inline-radio", options: [undefined, "light", "dark", "auto"] },
  },
  render: (args, context) => (
    <ThemeScope {...args}>
      <Offer {...wordsOf(words, context)} />
    </ThemeScope>
  ),
} satisfies Meta<typeof ThemeScope>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States columns={3}>
        {Object.keys(brands).flatMap((brand) =>
          (["light", "dark"] as const).map((mode) => (
            <State key={`${brand} ${mode}`} name={`${brand}, ${mode}`}>
              <ThemeScope brand={brand} mode={mode} className="p-5">
                <Offer {...t} />
              </ThemeScope>
            </State>
          )),
        )}
        <State name="the page's brand, dark">
          <ThemeScope mode="dark" className="p-5">
            <Offer {...t} />
          </ThemeScope>
        </State>
        <State name="a scope within a scope">
          <ThemeScope brand="summit" mode="dark" className="p-5">
            <ThemeScope brand="harbor" mode="light" className="p-5">
              <Offer {...t} />
            </ThemeScope>
          </ThemeScope>
        </State>
        <State name="light, on a dark band">
          <div className="surface-inverse p-5">
            <ThemeScope mode="light" className="p-5">
              <Offer {...t} />
            </ThemeScope>
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (args, context) => (
    <div className="max-w-64">
      <ThemeScope {...args}>
        <Offer {...wordsOf(words, context)} />
      </ThemeScope>
    </div>
  ),
};

const focusColor = (element: Element) => getComputedStyle(element).getPropertyValue("--focus");

export const ScopesBrandAndMode: Story = {
  render: (_, context) => (
    <>
      <Button data-testid="page">{wordsOf(words, context).check}</Button>
      <ThemeScope brand="harbor" mode="dark">
        <Button data-testid="harbor">{wordsOf(words, context).check}</Button>
      </ThemeScope>
      <div className="surface-inverse">
        <ThemeScope data-testid="scope" mode="light">
          {wordsOf(words, context).check}
        </ThemeScope>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [page, harbor, scope] = ["page", "harbor", "scope"].map((id) => canvas.getByTestId(id)) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    await expect(harbor).toHaveStyle({ backgroundColor: "rgb(219, 231, 255)", color: "rgb(10, 23, 48)" });
    await expect(getComputedStyle(page).backgroundColor).not.toBe(getComputedStyle(harbor).backgroundColor);
    // A dark band overrides the focus ring; a scope inside resets it.
    await expect(focusColor(scope)).toBe(focusColor(page));
    await expect(focusColor(scope.parentElement!)).not.toBe(focusColor(page));
    await expect(getComputedStyle(scope).color).not.toBe(getComputedStyle(scope.parentElement!).color);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { FeatureList } from "../feature-list/feature-list.tsx";
import { Icon } from "../icon/icon.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Disclosure, DisclosureGroup } from "./disclosure.tsx";

const words = {
  en: {
    safety: "Safety",
    safetyItems: ["Forward collision mitigation", "Blind spot warning", "Rear cross traffic alert"],
    comfort: "Comfort and convenience",
    comfortItems: ["Heated front seats", "Three-zone climate control", "Power liftgate"],
    warranty: "Lifetime powertrain warranty",
    warrantyText: "Applies to vehicles with fewer than 85,000 miles at the time of sale. See us for details.",
    empty: "Exterior",
  },
  es: {
    safety: "Seguridad",
    safetyItems: [
      "Mitigación de colisión frontal",
      "Aviso de punto ciego",
      "Alerta de tráfico cruzado trasero",
    ],
    comfort: "Comodidad y conveniencia para todos los ocupantes",
    comfortItems: ["Asientos delanteros con calefacción", "Climatizador de tres zonas", "Portón eléctrico"],
    warranty: "Garantía de por vida del tren motriz",
    warrantyText:
      "Se aplica a vehículos con menos de 85,000 millas al momento de la venta. Consulte los detalles con nosotros.",
    empty: "Exterior",
  },
};

const guide: ComponentGuide = {
  purpose:
    "A collapsible part of a page. It is a native `details`, so it works without JavaScript. Find-in-page and URL fragments open it.",
  avoid: [
    "For content most shoppers need, such as price and mileage: show it.",
    "For questions and answers: use FaqList.",
    "To hide locked content: locked content must not be in the HTML.",
  ],
  anatomy: [
    ["Title", "The whole row opens and closes it"],
    ["Mark and count", "Optional: an icon before the title, the number of entries after it"],
    ["Chevron", "Down while closed, up while open"],
    ["Content", "Has the `id`; a URL fragment with it opens the disclosure"],
    ["DisclosureGroup", "A card of several with lines between. With the same `name`, one is open at a time"],
  ],
  keyboard: [
    ["Tab", "Moves focus from title to title"],
    ["Enter, Space", "Opens and closes it"],
  ],
  product: ["vehicle-page.md#order", "interface.md#behaviour"],
};

const meta = {
  id: "components-disclosure",
  title: "Content/Disclosure",
  component: Disclosure,
  subcomponents: { DisclosureGroup },
  tags: ["stable"],
  parameters: { guide },
  args: { title: "" },
  argTypes: { mark: { control: false } },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;
type Words = (typeof words)["en"];

function Equipment({
  words: t,
  name,
  openFirst = false,
}: {
  words: Words;
  name?: string;
  openFirst?: boolean;
}) {
  return (
    <DisclosureGroup>
      <Disclosure title={t.safety} count={t.safetyItems.length} name={name} open={openFirst}>
        <FeatureList columns={1} items={t.safetyItems} />
      </Disclosure>
      <Disclosure title={t.comfort} count={t.comfortItems.length} name={name}>
        <FeatureList columns={1} items={t.comfortItems} />
      </Disclosure>
      <Disclosure
        id={name ? undefined : "warranty"}
        title={t.warranty}
        mark={<Icon name="shield" className="shrink-0 text-accent-text" />}
        name={name}
      >
        <p className="text-muted">{t.warrantyText}</p>
      </Disclosure>
    </DisclosureGroup>
  );
}

export const Playground: Story = {
  render: (args, context) => {
    const t = wordsOf(words, context);
    return (
      <DisclosureGroup className="max-w-160">
        <Disclosure {...args} title={args.title || t.safety}>
          <FeatureList columns={1} items={t.safetyItems} />
        </Disclosure>
      </DisclosureGroup>
    );
  },
};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States>
        <State name="a group: closed, with counts and a mark">
          <Equipment words={t} />
        </State>
        <State name="the first is open; one at a time">
          <Equipment words={t} name="equipment" openFirst />
        </State>
        <State name="alone, without a card">
          <Disclosure title={t.warranty} className="border-line border-y">
            <p className="text-muted">{t.warrantyText}</p>
          </Disclosure>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-64">
      <Equipment words={wordsOf(words, context)} openFirst />
    </div>
  ),
};

/** `summary` has the button role; its keys are browser behaviour, tested in `apps/storybook/tests`. */
export const Keyboard: Story = {
  render: (_, context) => <Equipment words={wordsOf(words, context)} />,
  play: async ({ canvasElement }) => {
    const [safety, comfort] = [...canvasElement.querySelectorAll("summary")];
    const part = safety!.parentElement as HTMLDetailsElement;
    await userEvent.tab();
    await expect(safety).toHaveFocus();
    await userEvent.click(safety!);
    await expect(part.open).toBe(true);
    await expect(within(part).getByText("Blind spot warning")).toBeVisible();
    await userEvent.click(safety!);
    await expect(part.open).toBe(false);
    await expect(safety).toHaveFocus();
    await userEvent.tab();
    await expect(comfort).toHaveFocus();
  },
};

export const OneAtATime: Story = {
  render: (_, context) => <Equipment words={wordsOf(words, context)} name="one" openFirst />,
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll("details")];
    const open = () => parts.map((part) => part.open);
    await expect(open()).toEqual([true, false, false]);
    await userEvent.click(parts[1]!.querySelector("summary")!);
    await waitFor(() => expect(open()).toEqual([false, true, false]));
  },
};

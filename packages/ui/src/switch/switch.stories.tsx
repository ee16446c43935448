import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { Switch } from "./switch.tsx";

const words = {
  en: {
    essential: "Essential",
    essentialText: "Keeps the site working: your store, this choice, security and form drafts.",
    analytics: "Analytics",
    analyticsText: "Counts visits and shows us which pages confuse people. No names.",
    targeting: "Targeting",
    targetingText: "Off, because your browser sends Global Privacy Control.",
    taxes: "Show payments with sales tax",
  },
  es: {
    essential: "Esenciales",
    essentialText:
      "Hacen que el sitio funcione: su sucursal, esta elección, la seguridad y los borradores de formularios.",
    analytics: "Analíticas y de rendimiento",
    analyticsText: "Cuentan las visitas y nos muestran qué páginas confunden a la gente. Sin nombres.",
    targeting: "Publicitarias",
    targetingText: "Desactivadas, porque su navegador envía la señal Global Privacy Control.",
    taxes: "Mostrar los pagos con el impuesto sobre las ventas",
  },
};

const guide: ComponentGuide = {
  purpose: "A setting that applies immediately, such as a cookie category.",
  avoid: [
    "In a form with a submit button: use Checkbox, which works without JavaScript.",
    "For two equal options, such as finance or lease: use SegmentedControl.",
    "Disabled without a reason: a locked switch must say why.",
  ],
  anatomy: [
    ["Label", "What the switch turns on; clicking it toggles the switch"],
    ["Description", "More text, or why it is locked; linked by `aria-describedby`"],
    ["Switch", "Track and thumb. Locked: a lock icon with text beside it"],
  ],
  keyboard: [
    ["Tab", "Moves to the switch, also to a locked one"],
    ["Space, Enter", "Toggles it; a locked one stays on"],
  ],
  product: ["consent.md#categories", "consent.md#choices"],
};

const meta = {
  title: "Forms/Switch",
  component: Switch,
  tags: ["beta"],
  parameters: { guide },
  args: { label: "", onCheckedChange: fn() },
  render: ({ label, ...args }, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="max-w-lg">
        <Switch description={t.analyticsText} {...args} label={label || t.analytics} />
      </div>
    );
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States>
        <State name="off">
          <Switch label={t.analytics} description={t.analyticsText} />
        </State>
        <State name="on">
          <Switch label={t.analytics} description={t.analyticsText} defaultChecked />
        </State>
        <State name="locked on, says why">
          <Switch
            label={t.essential}
            description={t.essentialText}
            locked={messagesOf(context).switch.locked}
          />
        </State>
        <State name="disabled off, says why">
          <Switch label={t.targeting} description={t.targetingText} disabled />
        </State>
        <State name="disabled on">
          <Switch label={t.analytics} description={t.analyticsText} disabled defaultChecked />
        </State>
        <State name="without description">
          <Switch label={t.taxes} defaultChecked />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="grid w-72 gap-6">
        <Switch
          label={t.essential}
          description={t.essentialText}
          locked={messagesOf(context).switch.locked}
        />
        <Switch label={t.analytics} description={t.analyticsText} defaultChecked />
      </div>
    );
  },
};

export const Keyboard: Story = {
  render: (args, context) => {
    const t = wordsOf(words, context);
    return (
      <form className="grid max-w-lg gap-6">
        <Switch {...args} name="analytics" label={t.analytics} description={t.analyticsText} />
        <Switch
          name="essential"
          label={t.essential}
          description={t.essentialText}
          locked={messagesOf(context).switch.locked}
        />
      </form>
    );
  },
  play: async ({ canvasElement, args }) => {
    const [analytics, essential] = await within(canvasElement).findAllByRole("switch");
    const sent = () => [...new FormData(canvasElement.querySelector("form")!).keys()];
    await expect(analytics).toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(analytics).toHaveFocus();
    await expect(analytics).not.toBeChecked();
    await expect(sent()).toEqual(["essential"]);
    await userEvent.keyboard(" ");
    await expect(analytics).toBeChecked();
    await expect(sent()).toEqual(["analytics", "essential"]);
    await userEvent.keyboard("{Enter}");
    await expect(analytics).not.toBeChecked();
    await userEvent.click(
      within(canvasElement).getByText((args.label as string) || /^Analytics|^Analíticas/),
    );
    await expect(analytics).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(3);
    await userEvent.tab();
    await expect(essential).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(essential).toBeChecked();
    await userEvent.click(essential!);
    await expect(essential).toBeChecked();
    await expect(essential).toHaveAccessibleDescription(/security|seguridad/);
  },
};

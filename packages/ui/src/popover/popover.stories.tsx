import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Link } from "../link/link.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { inFrame } from "../storybook/in-frame.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { Popover, type PopoverProps } from "./popover.tsx";

const words = {
  en: {
    open: "What is APR?",
    title: "Annual percentage rate",
    text: "The yearly cost of credit, fees included, as the Truth in Lending Act defines it. Compare loans by it, not by the monthly payment.",
    more: "How we estimate payments",
    hint: "About certified vehicles",
    certified: "Certified pre-owned",
    certifiedText: "Inspected at 123 points, with a warranty of Mitsubishi Motors.",
  },
  es: {
    open: "¿Qué es la APR?",
    title: "Tasa de porcentaje anual (APR)",
    text: "El costo anual del crédito, con los cargos incluidos, según la Ley de Veracidad en los Préstamos. Compare los préstamos por esta tasa y no por el pago mensual.",
    more: "Cómo calculamos los pagos mensuales aproximados",
    hint: "Acerca de los vehículos certificados",
    certified: "Usado certificado por el fabricante",
    certifiedText: "Inspeccionado en 123 puntos, con garantía de Mitsubishi Motors.",
  },
};

const guide: ComponentGuide = {
  purpose: "A non-modal panel beside its button: an explanation, a few controls.",
  avoid: [
    "For a short label of an icon: use Tooltip.",
    "For modal content, or without JavaScript: use Dialog.",
    "For a list of links: use Menu. For a list of actions: use DropdownMenu.",
  ],
  anatomy: [
    ["Trigger", "A button with `aria-expanded`"],
    ["Title", "Labels the panel"],
    ["Close button", "Its label is a prop"],
    ["Content", "Text, links, a few controls; scrolls if it does not fit"],
  ],
  keyboard: [
    ["Enter, Space", "On the trigger: opens it and moves focus inside"],
    ["Tab, Shift+Tab", "Moves through the controls inside, then to the next element"],
    ["Escape", "Closes it and returns focus to the trigger"],
  ],
  product: ["payments.md#what-is-printed-beside-a-payment", "interface.md#behaviour"],
};

const meta = {
  id: "components-popover",
  title: "Overlays/Popover",
  component: Popover,
  tags: ["beta"],
  parameters: { guide },
  args: { trigger: <button type="button" />, title: "", closeLabel: "" },
  argTypes: {
    trigger: { control: false },
    open: { control: false },
    onOpenChange: { control: false },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;
type Words = (typeof words)["en"];

function Apr({ words: t, ...args }: Partial<PopoverProps> & { words: Words; closeLabel: string }) {
  return (
    <Popover {...args} title={args.title || t.title} trigger={<Button variant="secondary">{t.open}</Button>}>
      <p className="mt-1 text-muted">{t.text}</p>
      <p className="mt-3">
        <Link href="#payments">{t.more}</Link>
      </p>
    </Popover>
  );
}

export const Playground: Story = {
  render: (args, context) => (
    <Apr
      {...args}
      words={wordsOf(words, context)}
      closeLabel={args.closeLabel || messagesOf(context).popover.close}
    />
  ),
};

export const AllStates: Story = {
  name: "States",
  parameters: inFrame(620),
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { close } = messagesOf(context).popover;
    return (
      <States>
        <State name="closed">
          <Apr words={t} closeLabel={close} open={false} />
        </State>
        <State name="closed, on an icon">
          <Popover
            open={false}
            title={t.certified}
            closeLabel={close}
            trigger={
              <IconButton label={t.hint} variant="ghost">
                <Glyph name="info" />
              </IconButton>
            }
          >
            {t.certifiedText}
          </Popover>
        </State>
        <State name="open, lined up with the start">
          <div className="min-h-88">
            <Apr words={t} closeLabel={close} open align="start" />
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  parameters: inFrame(480),
  render: (_, context) => (
    <div className="min-h-96">
      <Apr
        words={wordsOf(words, context)}
        closeLabel={messagesOf(context).popover.close}
        open
        align="start"
        className="w-60!"
      />
    </div>
  ),
};

export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    for (const key of ["{Enter}", " "]) {
      await userEvent.keyboard(key);
      const panel = await within(document.body).findByRole("dialog", { name: "Annual percentage rate" });
      await expect(trigger).toHaveAttribute("aria-expanded", "true");
      const close = within(panel).getByRole("button", { name: "Close" });
      await waitFor(() => expect(close).toHaveFocus());
      await userEvent.tab();
      await expect(within(panel).getByRole("link")).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(panel).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  },
};

export const ClickOutsideCloses: Story = {
  render: (args, context) => (
    <>
      {Playground.render!(args, context)}
      <p className="mt-96">$425/mo est.</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    const panel = await within(document.body).findByRole("dialog");
    await userEvent.click(canvas.getByText("$425/mo est."));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  },
};

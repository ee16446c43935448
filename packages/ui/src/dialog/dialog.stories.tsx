import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { closesDialog, opensDialog } from "./dialog-commands.ts";

const words = {
  en: {
    open: "How we got this payment",
    title: "How we estimate your payment",
    text: "The payment is an estimate for this vehicle with the terms shown beside it. Your lender decides the final rate.",
    terms: [
      ["Vehicle price", "$28,545, dealer fees included"],
      ["Down payment", "$2,855, which is 10% of the price"],
      ["Term", "72 months"],
      ["APR", "5.9%, for very good credit"],
      ["Monthly payment", "$425/mo est."],
      ["Not included", "Sales tax, title and registration"],
    ],
    done: "Got it",
    change: "Change the terms",
    shortTitle: "Payment terms",
    stage: "A vehicle's pictures, edge to edge",
  },
  es: {
    open: "Cómo calculamos este pago",
    title: "Cómo calculamos su pago mensual aproximado",
    text: "El pago es un cálculo aproximado para este vehículo con las condiciones que se indican a su lado. La tasa definitiva la decide su institución financiera.",
    terms: [
      ["Precio del vehículo", "$28,545, con los cargos del concesionario incluidos"],
      ["Pago inicial", "$2,855, es decir, el 10% del precio"],
      ["Plazo", "72 meses"],
      ["APR", "5.9%, con muy buen crédito"],
      ["Pago mensual", "$425 al mes, aprox."],
      ["No incluye", "Impuesto sobre las ventas, título y registro"],
    ],
    done: "Entendido",
    change: "Cambiar las condiciones",
    shortTitle: "Condiciones del pago",
    stage: "Las fotos del vehículo, de borde a borde",
  },
};

const guide: ComponentGuide = {
  purpose:
    "A modal dialog for a short task: an explanation, a small form. It is a native `dialog` that opens without JavaScript.",
  avoid: [
    "To confirm an action: use AlertDialog.",
    "If React state opens it, such as a lightbox: use ControlledDialog.",
    "For filters or a menu at the edge of the screen: use Sheet.",
    "For a hint beside a word: use Popover, which is not modal.",
  ],
  anatomy: [
    ["Backdrop", "Dims and blocks the page; a click on it closes"],
    ["Title", "Required; labels the dialog; sticky while the content scrolls"],
    ["Close button", "Its label is a prop"],
    ["Content", "Scrolls if it is longer than the screen"],
    ["Footer", "Optional actions, always visible, the main one last"],
  ],
  keyboard: [
    [
      "Enter, Space",
      "On its button: opens the dialog and focuses the close button or the `autofocus` element",
    ],
    ["Tab, Shift+Tab", "Moves among the controls inside and the browser's toolbar"],
    ["Escape", "Closes it and returns focus to its button"],
  ],
  product: ["interface.md#look", "payments.md#what-is-printed-beside-a-payment"],
};

const meta = {
  id: "components-dialog",
  title: "Overlays/Dialog",
  component: Dialog,
  tags: ["stable"],
  parameters: { guide },
  args: { id: "", title: "", closeLabel: "" },
  argTypes: { id: { control: false }, footer: { control: false } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Words = (typeof words)["es"];

function Terms({ words: { text, terms } }: { words: Words }) {
  return (
    <>
      <p className="text-muted">{text}</p>
      <dl className="mt-4 divide-y divide-line border-line border-y">
        {terms.map(([name, what]) => (
          <div key={name} className="grid gap-x-5 py-3 md:grid-cols-[148px_1fr]">
            <dt className="font-semibold text-control">{name}</dt>
            <dd className="text-muted text-sm">{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A button and its dialog, as on a page. */
function WithButton({ words: t, ...args }: Partial<DialogProps> & { words: Words; closeLabel: string }) {
  const id = useId();
  return (
    <>
      <Button variant="secondary" {...opensDialog(id)}>
        {t.open}
      </Button>
      <Dialog {...args} id={id} title={args.title || t.title}>
        {args.children ?? <Terms words={t} />}
      </Dialog>
    </>
  );
}

/** An open dialog, rendered inline for the picture. */
function InlineDialog({ className = "", ...args }: Omit<DialogProps, "id">) {
  const id = useId();
  return (
    <Dialog
      {...args}
      {...{ open: true }}
      id={id}
      className={`static! m-0! w-full! shadow-panel! ${className}`}
    />
  );
}

export const Playground: Story = {
  render: (args, context) => (
    <WithButton
      {...args}
      words={wordsOf(words, context)}
      closeLabel={args.closeLabel || messagesOf(context).dialog.close}
    />
  ),
};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { close } = messagesOf(context).dialog;
    const footer = (
      <>
        <Button variant="secondary">{t.change}</Button>
        <Button>{t.done}</Button>
      </>
    );
    return (
      <States>
        <State name="size sm">
          <InlineDialog size="sm" title={t.shortTitle} closeLabel={close}>
            <p className="text-muted">{t.text}</p>
          </InlineDialog>
        </State>
        <State name="size md, the usual one">
          <InlineDialog title={t.title} closeLabel={close}>
            <p className="text-muted">{t.text}</p>
          </InlineDialog>
        </State>
        <State name="footer: actions stay in reach">
          <InlineDialog title={t.shortTitle} closeLabel={close} footer={footer}>
            <p className="text-muted">{t.text}</p>
          </InlineDialog>
        </State>
        <State name="longer than its place: title and actions stay, the rest scrolls">
          <InlineDialog title={t.title} closeLabel={close} footer={footer} className="max-h-96!">
            <Terms words={t} />
          </InlineDialog>
        </State>
        <State name="frame none: the content brings its own padding">
          <InlineDialog title={t.title} closeLabel={close} frame="none">
            <div className="stage grid min-h-52 place-items-end rounded-[inherit] p-5 text-on-stage text-sm">
              {t.stage}
            </div>
          </InlineDialog>
        </State>
        <State name="size full, here in part: no corners, no margin">
          <InlineDialog size="full" title={t.title} closeLabel={close} className="h-64!">
            <p className="text-muted">{t.text}</p>
          </InlineDialog>
        </State>
      </States>
    );
  },
};

export const Large: Story = {
  name: "Size lg",
  render: (_, context) => (
    <WithButton size="lg" words={wordsOf(words, context)} closeLabel={messagesOf(context).dialog.close} />
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="w-72">
        <InlineDialog
          title={t.title}
          closeLabel={messagesOf(context).dialog.close}
          footer={
            <>
              <Button variant="secondary">{t.change}</Button>
              <Button>{t.done}</Button>
            </>
          }
        >
          <Terms words={t} />
        </InlineDialog>
      </div>
    );
  },
};

/** Escape and Tab are browser behaviour, tested with real keys in `apps/storybook/tests`. */
export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button");
    const dialog = canvasElement.querySelector("dialog")!;
    await expect(dialog).not.toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleName("How we estimate your payment");
    const close = within(dialog).getByRole("button", { name: "Close" });
    await expect(close).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(dialog.open).toBe(false));
    await expect(button).toHaveFocus();
  },
};

export const ClosesByAction: Story = {
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <>
        <Button variant="secondary" {...opensDialog("payment-terms")}>
          {t.open}
        </Button>
        <Dialog
          id="payment-terms"
          title={t.title}
          closeLabel={messagesOf(context).dialog.close}
          footer={<Button {...closesDialog("payment-terms")}>{t.done}</Button>}
        >
          <Terms words={t} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const [open, done] = ["How we got this payment", "Got it"].map(
      (name) => [...canvasElement.querySelectorAll("button")].find((button) => button.textContent === name)!,
    );
    await userEvent.click(open!);
    await waitFor(() => expect(canvasElement.querySelector("dialog")).toBeVisible());
    await userEvent.click(done!);
    await waitFor(() => expect(canvasElement.querySelector("dialog")!.open).toBe(false));
    await expect(open).toHaveFocus();
  },
};

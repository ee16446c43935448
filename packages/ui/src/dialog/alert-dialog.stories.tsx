import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { inFrame } from "../storybook/in-frame.ts";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { AlertDialog, type AlertDialogProps } from "./alert-dialog.tsx";

const words = {
  en: {
    remove: {
      open: "Cancel the appointment",
      title: "Cancel your test drive?",
      description:
        "Tuesday, March 10, 10:30 AM at Larkspur North will be free for someone else. You can book another time.",
      confirmLabel: "Cancel test drive",
      cancelLabel: "Keep it",
    },
    send: {
      open: "Start the trade-in over",
      title: "Start the trade-in over?",
      description:
        "Your answers about the 2019 Honda CR-V are cleared. The offer you already have stays valid.",
      confirmLabel: "Start over",
      cancelLabel: "Go on",
    },
    pending: "While it is being cancelled",
  },
  es: {
    remove: {
      open: "Cancelar la cita",
      title: "¿Desea cancelar su prueba de manejo?",
      description:
        "El martes 10 de marzo a las 10:30 a. m. en Larkspur North quedará libre para otra persona. Puede reservar otra hora cuando quiera.",
      confirmLabel: "Cancelar la prueba de manejo",
      cancelLabel: "Conservarla",
    },
    send: {
      open: "Empezar la valoración de nuevo",
      title: "¿Empezar de nuevo la valoración de su vehículo?",
      description:
        "Se borran sus respuestas sobre el Honda CR-V 2019. La oferta que ya tiene sigue siendo válida.",
      confirmLabel: "Empezar de nuevo",
      cancelLabel: "Continuar",
    },
    pending: "Mientras se cancela",
  },
};

const guide: ComponentGuide = {
  purpose: "Confirms an action that cannot be undone, or that discards the visitor's input.",
  avoid: [
    "For an action that can be undone: do it, and offer Undo in a toast.",
    "For explanations or forms: use Dialog.",
    "To report an error: use ErrorSummary or FormStatus.",
  ],
  anatomy: [
    ["Backdrop", "Dims the page; a press on it does nothing"],
    ["Title", "A question that names its object"],
    ["Description", "The consequences; announced with the title"],
    ["Cancel button", "The safe action, first, initially focused"],
    ["Confirm button", "Names the action, never only yes"],
  ],
  keyboard: [
    ["Tab, Shift+Tab", "Moves between the two actions and wraps"],
    ["Enter, Space", "Activates the focused action; the cancel button is focused first"],
    ["Escape", "Cancels and restores focus; ignored while `pending`"],
  ],
  product: ["interface.md#behaviour", "visitor.md#test-drive"],
};

const meta = {
  id: "components-alertdialog",
  title: "Overlays/AlertDialog",
  component: AlertDialog,
  tags: ["beta"],
  parameters: { guide },
  args: {
    open: false,
    onOpenChange: () => {},
    title: "",
    description: "",
    confirmLabel: "",
    cancelLabel: "",
    onConfirm: fn(),
  },
  argTypes: { open: { control: false }, onOpenChange: { control: false } },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

type AskProps = Partial<AlertDialogProps> & { words: (typeof words)["en"]["remove"]; startOpen?: boolean };

function Ask({ words: { open: buttonLabel, ...t }, startOpen = false, onConfirm, ...args }: AskProps) {
  const [open, setOpen] = useState(startOpen);
  const told = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== ""));
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {buttonLabel}
      </Button>
      <AlertDialog
        {...t}
        {...told}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => {
          onConfirm?.();
          setOpen(false);
        }}
      />
    </>
  );
}

export const Playground: Story = {
  render: (args, context) => <Ask {...args} words={wordsOf(words, context).remove} />,
};

export const AllStates: Story = {
  name: "States",
  parameters: inFrame(520),
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="grid justify-items-start gap-4">
        <Ask words={t.send} tone="primary" />
        <Ask words={{ ...t.remove, open: t.pending }} pending />
        <Ask words={t.remove} startOpen />
      </div>
    );
  },
};

export const Primary: Story = {
  name: "Tone primary",
  parameters: inFrame(480),
  render: (_, context) => <Ask words={wordsOf(words, context).send} tone="primary" startOpen />,
};

export const Pending: Story = {
  parameters: inFrame(480),
  render: (args, context) => <Ask {...args} words={wordsOf(words, context).remove} pending startOpen />,
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  parameters: inFrame(520),
  render: (_, context) => (
    <Ask
      words={{ ...wordsOf(words, context).remove, cancelLabel: messagesOf(context).alertDialog.cancel }}
      startOpen
      className="md:max-w-80!"
    />
  ),
};

export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement, args }) => {
    const body = within(document.body);
    const button = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    let dialog = await body.findByRole("alertdialog", { name: "Cancel your test drive?" });
    await expect(dialog).toHaveAccessibleDescription(/free for someone else/);
    const [keep, cancel] = within(dialog).getAllByRole("button");
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
    await userEvent.tab();
    await expect(keep).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();

    await userEvent.keyboard("{Enter}");
    dialog = await body.findByRole("alertdialog");
    await waitFor(() => expect(within(dialog).getByText("Keep it")).toHaveFocus());
    await userEvent.keyboard(" ");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();

    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    dialog = await body.findByRole("alertdialog");
    await waitFor(() => expect(within(dialog).getByText("Keep it")).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const BackdropDoesNothing: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const dialog = await within(document.body).findByRole("alertdialog");
    await userEvent.click(dialog.previousElementSibling!);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const StaysWhilePending: Story = {
  render: Pending.render,
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole("alertdialog");
    const [keep, cancel] = within(dialog).getAllByRole("button");
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await userEvent.click(keep!);
    await userEvent.click(cancel!);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

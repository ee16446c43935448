import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { inFrame } from "../storybook/in-frame.ts";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { TextInput } from "../text-input/text-input.tsx";
import { ControlledDialog, type ControlledDialogProps } from "./controlled-dialog.tsx";

const words = {
  en: {
    open: "Share this vehicle",
    title: "Share the 2024 Mitsubishi Outlander",
    text: "We send a link to this vehicle and nothing else. The address is used once and not kept.",
    email: "Their email",
    send: "Send the link",
    cancel: "Cancel",
    sizes: "Open it in another size",
    more: [
      "The link opens the vehicle's page with today's price, dealer fees included.",
      "If the vehicle is sold before the link is opened, the page says so and shows similar ones.",
      "Whoever opens the link decides about cookies for themselves.",
    ],
  },
  es: {
    open: "Compartir este vehículo",
    title: "Compartir el Mitsubishi Outlander 2024",
    text: "Enviamos un enlace a este vehículo y nada más. La dirección se usa una sola vez y no se guarda.",
    email: "Correo electrónico de la otra persona",
    send: "Enviar el enlace",
    cancel: "Cancelar",
    sizes: "Abrirlo en otro tamaño",
    more: [
      "El enlace abre la página del vehículo con el precio de hoy, con los cargos del concesionario incluidos.",
      "Si el vehículo se vende antes de que se abra el enlace, la página lo dice y muestra otros parecidos.",
      "Quien abra el enlace decide por sí mismo sobre las cookies.",
    ],
  },
};

const guide: ComponentGuide = {
  purpose:
    "A dialog controlled by React state, styled like Dialog. For features that need JavaScript, such as a lightbox.",
  avoid: [
    "If a button on the page opens it: use Dialog, which works without JavaScript.",
    "To confirm an action: use AlertDialog.",
    "On top of another dialog: change the content of the open one.",
  ],
  anatomy: [
    ["Backdrop", "Dims and blocks the page; a click on it closes"],
    ["Title", "Required; labels the dialog; sticky while the content scrolls"],
    ["Close button", "Its label is a prop"],
    ["Content", "Scrolls if it is longer than the screen"],
    ["Footer", "Optional actions, always visible, the main one last"],
  ],
  keyboard: [
    ["Tab, Shift+Tab", "Moves among the controls inside and wraps"],
    ["Escape", "Closes it and restores focus"],
  ],
  product: ["interface.md#look"],
};

const meta = {
  id: "components-controlleddialog",
  title: "Overlays/ControlledDialog",
  component: ControlledDialog,
  tags: ["stable"],
  parameters: { guide },
  args: { open: false, onOpenChange: () => {}, title: "", closeLabel: "" },
  argTypes: { open: { control: false }, onOpenChange: { control: false }, footer: { control: false } },
} satisfies Meta<typeof ControlledDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

type ShareProps = Partial<ControlledDialogProps> & {
  words: (typeof words)["en"];
  closeLabel: string;
  buttonLabel?: ReactNode;
  startOpen?: boolean;
};

function Share({ words: w, buttonLabel = w.open, startOpen = false, ...args }: ShareProps) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {buttonLabel}
      </Button>
      <ControlledDialog
        {...args}
        open={open}
        onOpenChange={setOpen}
        title={args.title || w.title}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {w.cancel}
            </Button>
            <Button onClick={() => setOpen(false)}>{w.send}</Button>
          </>
        }
      >
        <p className="mb-5 text-muted">{w.text}</p>
        <Field id="share-email" label={w.email}>
          {(control) => <TextInput {...control} type="email" autoComplete="off" />}
        </Field>
        <ul className="mt-5 grid list-disc gap-2 ps-5 text-muted text-sm">
          {w.more.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </ControlledDialog>
    </>
  );
}

export const Playground: Story = {
  render: (args, context) => (
    <Share
      {...args}
      words={wordsOf(words, context)}
      closeLabel={args.closeLabel || messagesOf(context).dialog.close}
    />
  ),
};

export const AllStates: Story = {
  name: "States",
  parameters: inFrame(720),
  render: (_, context) => {
    const shared = { words: wordsOf(words, context), closeLabel: messagesOf(context).dialog.close };
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-muted text-sm">{shared.words.sizes}</p>
        {(["sm", "md", "lg", "full"] as const).map((size) => (
          <Share key={size} {...shared} size={size} buttonLabel={`size ${size}`} startOpen={size === "md"} />
        ))}
      </div>
    );
  },
};

export const FullScreen: Story = {
  name: "Size full",
  parameters: inFrame(640),
  render: (_, context) => (
    <Share
      size="full"
      startOpen
      words={wordsOf(words, context)}
      closeLabel={messagesOf(context).dialog.close}
    />
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  parameters: inFrame(720),
  render: (_, context) => (
    <Share
      startOpen
      words={wordsOf(words, context)}
      closeLabel={messagesOf(context).dialog.close}
      className="md:max-w-80!"
    />
  ),
};

export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await within(document.body).findByRole("dialog");
    await expect(dialog).toHaveAccessibleName("Share the 2024 Mitsubishi Outlander");
    const inside = within(dialog);
    const close = inside.getByRole("button", { name: "Close" });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab();
    await expect(inside.getByRole("textbox")).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(inside.getByRole("button", { name: "Send the link" })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole("button", { name: "Send the link" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const BackdropCloses: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    const dialog = await within(document.body).findByRole("dialog");
    await expect(canvasElement.closest("[aria-hidden=true], [inert]")).not.toBeNull();
    await userEvent.click(dialog.previousElementSibling!);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvasElement.closest("[aria-hidden=true], [inert]")).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { inFrame } from "../storybook/in-frame.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { Toast } from "./toast.tsx";
import { closeToast, currentToasts, showToast, type ToastMessage } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

const words = {
  en: {
    success: { summary: "Saved", detail: "2024 Mitsubishi Outlander is in your saved vehicles." },
    error: { summary: "Not saved", detail: "We could not reach the dealership. Please try again." },
    info: { summary: "Price updated", detail: "The payment now uses 60 months and $3,000 down." },
    warn: {
      summary: "One detail is missing",
      detail: "Fill in your phone number to choose a time for the test drive.",
    },
    short: "Link copied",
    show: {
      success: "Save",
      error: "Save without a network",
      info: "Change the terms",
      warn: "Choose a time",
    },
  },
  es: {
    success: {
      summary: "Guardado",
      detail: "El Mitsubishi Outlander 2024 está ahora entre sus vehículos guardados.",
    },
    error: {
      summary: "No se pudo guardar",
      detail: "No logramos comunicarnos con el concesionario. Inténtelo de nuevo, por favor.",
    },
    info: {
      summary: "Precio actualizado",
      detail: "El pago se calcula ahora a 60 meses y con $3,000 de inicial.",
    },
    warn: {
      summary: "Falta un dato",
      detail: "Escriba su número de teléfono para elegir la hora de la prueba de manejo.",
    },
    short: "Enlace copiado",
    show: {
      success: "Guardar",
      error: "Guardar sin conexión",
      info: "Cambiar las condiciones",
      warn: "Elegir una hora",
    },
  },
};

const guide: ComponentGuide = {
  purpose:
    "A temporary message over the page. `showToast` can be called from anywhere; a `Toaster` per group shows it for five seconds.",
  avoid: [
    "For form errors: use ErrorSummary and field errors. A toast may only repeat them.",
    "For a decision: use AlertDialog.",
    "For text that users may read again: use Note.",
  ],
  anatomy: [
    ["Toaster", "The region, 20 px from the top and the end side, above everything but dialogs"],
    ["Mark", "By severity, decorative"],
    ["Summary", "A few words, announced: assertive for errors, otherwise polite; `assertive` overrides it"],
    ["Detail", "More text, optional"],
    ["Close button", "Unless `closable` is false"],
  ],
  keyboard: [
    ["F8", "Moves focus to the region"],
    ["Tab, Shift+Tab", "Moves through the messages and their buttons, the newest first"],
    ["Escape", "Closes the focused message"],
    ["Enter, Space", "On the close button: closes the message. After the last one, focus is restored"],
  ],
  product: ["interface.md#behaviour"],
};

const meta = {
  id: "components-toaster",
  title: "Feedback/Toaster",
  component: Toaster,
  subcomponents: { Toast },
  tags: ["beta"],
  parameters: { guide },
  args: { label: "", announcedAs: "", closeLabel: "" },
  beforeEach: () => {
    for (const { id } of currentToasts()) closeToast(id);
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const severities = ["success", "error", "info", "warn"] as const;

export const Playground: Story = {
  render: ({ group }, context) => {
    const t = wordsOf(words, context);
    const { label, announcedAs, close } = messagesOf(context).toaster;
    return (
      <div className="flex flex-wrap gap-3">
        {severities.map((severity) => (
          <Button
            key={severity}
            variant="secondary"
            onClick={() => showToast({ severity, ...t[severity], ...(group ? { group } : {}) })}
          >
            {t.show[severity]}
          </Button>
        ))}
        <Toaster label={label} announcedAs={announcedAs} closeLabel={close} {...(group ? { group } : {})} />
      </div>
    );
  },
};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { close } = messagesOf(context).toaster;
    const closeButton = (
      <IconButton label={close} variant="ghost" size="sm">
        <Glyph name="close" size={18} />
      </IconButton>
    );
    return (
      <States columns={3}>
        {severities.map((severity) => (
          <State key={severity} name={severity}>
            <Toast severity={severity} {...t[severity]} close={closeButton} className="max-w-96" />
          </State>
        ))}
        <State name="without detail">
          <Toast severity="success" summary={t.short} close={closeButton} className="max-w-96" />
        </State>
        <State name="not closable">
          <Toast severity="info" {...t.info} className="max-w-96" />
        </State>
      </States>
    );
  },
};

/** Shows permanent messages, as a page would after an event. */
const staying = (messages: readonly Omit<ToastMessage, "life">[]) => {
  for (const message of messages) showToast({ ...message, life: null });
};

export const Stacked: Story = {
  parameters: inFrame(420),
  render: Playground.render,
  play: async (context) => {
    const t = wordsOf(words, context);
    staying(severities.map((severity) => ({ severity, ...t[severity] })));
    await waitFor(() => expect(within(document.body).getAllByRole("listitem")).toHaveLength(4));
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { close } = messagesOf(context).toaster;
    return (
      <div className="w-64">
        <Toast
          severity="error"
          {...t.error}
          close={
            <IconButton label={close} variant="ghost" size="sm">
              <Glyph name="close" size={18} />
            </IconButton>
          }
        />
      </div>
    );
  },
};

export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    const save = within(canvasElement).getByRole("button", { name: "Save" });
    await userEvent.tab();
    await expect(save).toHaveFocus();
    staying([
      { severity: "success", summary: "Saved" },
      { severity: "info", summary: "Link copied" },
    ]);
    const region = await body.findByRole("region", { name: "Messages (F8)" });
    const [saved, copied] = await within(region).findAllByRole("listitem");
    await userEvent.keyboard("[F8]");
    await expect(within(region).getByRole("list")).toHaveFocus();
    await userEvent.tab();
    await expect(copied).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(copied).not.toBeInTheDocument());
    await expect(saved).toBeVisible();
    await expect(within(region).getByRole("list")).toHaveFocus();
    await userEvent.tab();
    await expect(saved).toHaveFocus();
    await userEvent.tab();
    await expect(within(saved!).getByRole("button", { name: "Close message" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(region).not.toBeInTheDocument());
    await expect(save).toHaveFocus();
  },
};

/** The live region's politeness and text. It is removed after a second. */
function listen() {
  const heard: string[] = [];
  const observer = new MutationObserver(() => {
    for (const node of document.querySelectorAll("[role=status][aria-live]")) {
      const said = `${node.getAttribute("aria-live")}: ${node.textContent}`;
      if (node.textContent && !heard.includes(said)) heard.push(said);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { heard, stop: () => observer.disconnect() };
}

export const Announcements: Story = {
  render: Playground.render,
  play: async () => {
    const { heard, stop } = listen();
    staying([{ severity: "success", summary: "Saved" }]);
    await waitFor(() => expect(heard).toContain("polite: Message Saved"), { timeout: 5000 });
    staying([{ severity: "error", summary: "Not saved" }]);
    await waitFor(() => expect(heard).toContain("assertive: Message Not saved"), { timeout: 5000 });
    stop();
  },
};

export const Groups: Story = {
  args: { group: "forms" },
  render: Playground.render,
  play: async () => {
    staying([
      { severity: "info", summary: "Link copied" },
      { severity: "success", summary: "Saved", group: "forms" },
    ]);
    const shown = await within(document.body).findAllByRole("listitem");
    await expect(shown.map((toast) => toast.textContent)).toEqual(["Saved"]);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { CheckboxRow } from "../checkbox/checkbox.tsx";
import { opensDialog } from "../dialog/dialog-commands.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { Link } from "../link/link.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { Sheet, SheetFooter, type SheetProps } from "./sheet.tsx";

const words = {
  en: {
    filters: "Filters",
    clear: "Clear all",
    show: "Show 148 vehicles",
    condition: "Condition",
    choices: ["New", "Used", "Certified"],
    menu: "Menu",
    brand: "Larkspur Mitsubishi",
    links: ["Get financing", "Vehicles", "Sell or trade", "Service"],
    share: "Share this vehicle",
    ways: ["Copy the link", "Send by text message", "Send by email"],
  },
  es: {
    filters: "Filtros del inventario",
    clear: "Borrar todos",
    show: "Mostrar 148 vehículos disponibles",
    condition: "Condición",
    choices: ["Nuevo", "Usado", "Usado certificado por el fabricante"],
    menu: "Menú",
    brand: "Larkspur Mitsubishi",
    links: ["Obtener financiamiento", "Vehículos", "Vender o entregar a cambio", "Servicio y mantenimiento"],
    share: "Compartir este vehículo",
    ways: ["Copiar el enlace", "Enviar por mensaje de texto", "Enviar por correo electrónico"],
  },
};

const guide: ComponentGuide = {
  purpose:
    "A modal panel at one edge of the screen: filters and menu on small screens. It is a native `dialog` that opens without JavaScript.",
  avoid: [
    "For an explanation or a short form: use Dialog.",
    "For content that fits on the page: show it there; on wide screens filters are a column.",
  ],
  anatomy: [
    ["Backdrop", "Dims the page; a click on it closes. On phones, side panels cover the full screen"],
    ["Header", "Title or logo, an action, the close button; sticky"],
    ["Content", "Scrolls inside"],
    ["SheetFooter", "The main action, sticky at the bottom"],
  ],
  keyboard: [
    ["Enter, Space", "On its button: opens it and focuses the first control inside"],
    ["Tab, Shift+Tab", "Moves among the controls inside"],
    ["Escape", "Closes it and returns focus to its button"],
  ],
  product: ["interface.md#look", "listing.md#filters"],
};

const meta = {
  id: "components-sheet",
  title: "Overlays/Sheet",
  component: Sheet,
  subcomponents: { SheetFooter },
  tags: ["stable"],
  parameters: { guide },
  args: { id: "", title: "", closeLabel: "" },
  argTypes: {
    id: { control: false },
    brand: { control: false },
    actions: { control: false },
    footer: { control: false },
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;
type Words = (typeof words)["en"];

/** Content of the filter sheet, for sheets at any edge. */
function filters(t: Words) {
  return {
    title: t.filters,
    actions: (
      <Link href="#clear" className="font-semibold">
        {t.clear}
      </Link>
    ),
    footer: (
      <Button size="lg" block>
        {t.show}
      </Button>
    ),
    children: (
      <fieldset className="pt-5">
        <legend className="contents font-semibold">{t.condition}</legend>
        <div className="mt-2 grid">
          {t.choices.map((choice) => (
            <CheckboxRow key={choice} name="condition" value={choice} label={choice} />
          ))}
        </div>
      </fieldset>
    ),
  };
}

function menu(t: Words) {
  return {
    title: t.menu,
    brand: <span className="font-bold text-lg">{t.brand}</span>,
    children: <Rows rows={t.links} />,
  };
}

function share(t: Words) {
  return { title: t.share, children: <Rows rows={t.ways} /> };
}

function Rows({ rows }: { rows: readonly string[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row}>
          <a href="#row" className="flex min-h-14 items-center justify-between gap-4 py-2 font-semibold">
            {row}
            <Glyph name="chevron-right" className="text-subtle" />
          </a>
        </li>
      ))}
    </ul>
  );
}

type Parts = Omit<SheetProps, "id" | "closeLabel">;

/** An open sheet, rendered inline for the picture. */
function InlineSheet(args: Parts & { closeLabel: string }) {
  const id = useId();
  return (
    <Sheet
      {...args}
      {...{ open: true }}
      id={id}
      className={`static! max-w-full! shadow-panel! sm:w-full! ${args.side === "bottom" ? "h-auto!" : "h-110!"}`}
    />
  );
}

function WithButton({ buttonLabel, ...args }: Parts & { buttonLabel: string; closeLabel: string }) {
  const id = useId();
  return (
    <>
      <Button variant="secondary" {...opensDialog(id)}>
        {buttonLabel}
      </Button>
      <Sheet {...args} id={id} />
    </>
  );
}

export const Playground: Story = {
  render: ({ side }, context) => {
    const t = wordsOf(words, context);
    return (
      <WithButton
        {...filters(t)}
        side={side}
        buttonLabel={t.filters}
        closeLabel={messagesOf(context).sheet.close}
      />
    );
  },
};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { close } = messagesOf(context).sheet;
    return (
      <States columns={3}>
        <State name="side end: filters, with an action and a footer">
          <InlineSheet {...filters(t)} closeLabel={close} />
        </State>
        <State name="side start: a menu, its logo in place of the title">
          <InlineSheet side="start" {...menu(t)} closeLabel={close} />
        </State>
        <State name="side bottom: a few choices">
          <InlineSheet side="bottom" {...share(t)} closeLabel={close} />
        </State>
        <State name="SheetFooter, two actions">
          <SheetFooter>
            <Button variant="secondary">{t.clear}</Button>
            <Button className="min-w-0 flex-1 whitespace-normal!">{t.show}</Button>
          </SheetFooter>
        </State>
      </States>
    );
  },
};

export const Sides: Story = {
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { close } = messagesOf(context).sheet;
    return (
      <div className="flex flex-wrap gap-3">
        <WithButton {...menu(t)} side="start" buttonLabel={t.menu} closeLabel={close} />
        <WithButton {...filters(t)} side="end" buttonLabel={t.filters} closeLabel={close} />
        <WithButton {...share(t)} side="bottom" buttonLabel={t.share} closeLabel={close} />
      </div>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-72">
      <InlineSheet {...filters(wordsOf(words, context))} closeLabel={messagesOf(context).sheet.close} />
    </div>
  ),
};

/** Escape and Tab are browser behaviour, tested with real keys in `apps/storybook/tests`. */
export const Keyboard: Story = {
  render: Playground.render,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    const sheet = canvasElement.querySelector("dialog")!;
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(sheet).toHaveAccessibleName("Filters");
    await expect(sheet.contains(document.activeElement)).toBe(true);
    within(sheet).getByRole("button", { name: "Close" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(sheet.open).toBe(false));
    await expect(button).toHaveFocus();
  },
};

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
    "A panel along one edge of the screen, over the page: filters and the menu on small screens, a few choices from the bottom. HTML's own dialog, so it works before and without JavaScript.",
  avoid: [
    "For an explanation or a short form: use Dialog, which stands in the middle.",
    "For what has room on the page: show it there; on wide screens filters are a column.",
  ],
  anatomy: [
    ["Backdrop", "Dims the page; a press on it closes. From the sides a phone has none: the panel fills it"],
    ["Header", "Title or logo, an action, the close button; stays while the content scrolls"],
    ["Content", "Scrolls inside"],
    ["SheetFooter", "The main action, in reach of the thumb"],
  ],
  keyboard: [
    ["Enter, Space", "On its button: opens it, focus goes to the first control inside"],
    ["Tab, Shift+Tab", "Moves among the controls inside, never to the page behind"],
    ["Escape", "Closes it; focus returns to its button"],
  ],
  product: ["interface.md#look", "listing.md#filters"],
};

const meta = {
  title: "Components/Sheet",
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

/** The parts of the sheet of filters, for any sheet. */
function filters(w: Words) {
  return {
    title: w.filters,
    actions: (
      <Link href="#clear" className="font-semibold">
        {w.clear}
      </Link>
    ),
    footer: (
      <Button size="lg" block>
        {w.show}
      </Button>
    ),
    children: (
      <fieldset className="pt-5">
        <legend className="contents font-semibold">{w.condition}</legend>
        <div className="mt-2 grid">
          {w.choices.map((choice) => (
            <CheckboxRow key={choice} name="condition" value={choice} label={choice} />
          ))}
        </div>
      </fieldset>
    ),
  };
}

function menu(w: Words) {
  return {
    title: w.menu,
    brand: <span className="font-bold text-lg">{w.brand}</span>,
    children: <Rows rows={w.links} />,
  };
}

function share(w: Words) {
  return { title: w.share, children: <Rows rows={w.ways} /> };
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

/** A sheet as it looks when it is open, standing in the page instead of over it. */
function Still(args: Parts & { closeLabel: string }) {
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
    const w = wordsOf(words, context);
    return (
      <WithButton
        {...filters(w)}
        side={side}
        buttonLabel={w.filters}
        closeLabel={messagesOf(context).sheet.close}
      />
    );
  },
};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const w = wordsOf(words, context);
    const { close } = messagesOf(context).sheet;
    return (
      <States columns={3}>
        <State name="side end: filters, with an action and a footer">
          <Still {...filters(w)} closeLabel={close} />
        </State>
        <State name="side start: a menu, its logo in place of the title">
          <Still side="start" {...menu(w)} closeLabel={close} />
        </State>
        <State name="side bottom: a few choices">
          <Still side="bottom" {...share(w)} closeLabel={close} />
        </State>
        <State name="SheetFooter, two actions">
          <SheetFooter>
            <Button variant="secondary">{w.clear}</Button>
            <Button className="min-w-0 flex-1 whitespace-normal!">{w.show}</Button>
          </SheetFooter>
        </State>
      </States>
    );
  },
};

export const Sides: Story = {
  render: (_, context) => {
    const w = wordsOf(words, context);
    const { close } = messagesOf(context).sheet;
    return (
      <div className="flex flex-wrap gap-3">
        <WithButton {...menu(w)} side="start" buttonLabel={w.menu} closeLabel={close} />
        <WithButton {...filters(w)} side="end" buttonLabel={w.filters} closeLabel={close} />
        <WithButton {...share(w)} side="bottom" buttonLabel={w.share} closeLabel={close} />
      </div>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-72">
      <Still {...filters(wordsOf(words, context))} closeLabel={messagesOf(context).sheet.close} />
    </div>
  ),
};

/** Escape and the way of Tab are the browser's own and tried with real keys in `apps/storybook/tests`. */
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

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button, LinkButton } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import type { KitLocale } from "../messages/messages.ts";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { inFrame } from "../storybook/in-frame.ts";
import { State } from "../storybook/states.tsx";
import { localeOf } from "../storybook/words.ts";
import { ErrorPage } from "./error-page.tsx";
import { NotFound, type NotFoundProps } from "./not-found.tsx";

const words = {
  en: {
    title: "Page not found",
    subtitle: "Sorry, we couldn’t find the page you’re looking for.",
    home: "Go back home",
    browse: "Browse 231 vehicles",
    searchTitle: "Or tell us what you were after",
    search: { label: "Search the inventory", placeholder: "Make, model or keyword", submitLabel: "Search" },
    shortcuts: ["SUVs under $25,000", "All-wheel drive", "Certified", "Lifetime warranty"],
    suggestions: [
      [
        "Was it a vehicle?",
        "It may have sold this week. Similar ones are usually close by.",
        "Search inventory",
      ],
      ["Was it an offer?", "Most end on the last day of the month.", "Current offers"],
      ["Rather just ask?", "Tell us what you were looking for and we will find it.", "(417) 555-0142"],
    ],
    sold: "This vehicle has been sold",
    soldText: "Someone got there first. These are the closest ones we have today.",
    soldBadge: "Sold",
    failed: "Something went wrong on our side",
    failedText: "It is not you, and what you entered is still there. Please try again in a moment.",
    failedBadge: "Error 500",
    again: "Try again",
  },
  es: {
    title: "No encontramos la página",
    subtitle: "Lo sentimos, la página que busca no existe o cambió de dirección.",
    home: "Volver al inicio",
    browse: "Ver los 231 vehículos",
    searchTitle: "O díganos qué estaba buscando",
    search: {
      label: "Buscar en el inventario",
      placeholder: "Marca, modelo o palabra clave",
      submitLabel: "Buscar",
    },
    shortcuts: [
      "SUV por menos de $25,000",
      "Tracción en las cuatro ruedas",
      "Certificados",
      "Garantía de por vida",
    ],
    suggestions: [
      [
        "¿Era un vehículo?",
        "Quizá se vendió esta semana. Suele haber otros parecidos.",
        "Buscar en el inventario",
      ],
      ["¿Era una oferta?", "La mayoría termina el último día del mes.", "Ofertas actuales"],
      ["¿Prefiere preguntar?", "Díganos qué buscaba y lo encontraremos.", "(417) 555-0142"],
    ],
    sold: "Este vehículo ya se vendió",
    soldText: "Alguien llegó primero. Estos son los más parecidos que tenemos hoy.",
    soldBadge: "Vendido",
    failed: "Algo salió mal de nuestro lado",
    failedText: "No es su culpa y lo que escribió sigue ahí. Inténtelo de nuevo en un momento.",
    failedBadge: "Error 500",
    again: "Intentar de nuevo",
  },
};

const guide: ComponentGuide = {
  purpose: "The page for a missing address or a failure. NotFound adds the inventory search.",
  avoid: [
    "For a search without results: use EmptyResults. For an empty part of a page: use EmptyState.",
    "For form errors: use ErrorSummary on the form’s page.",
  ],
  anatomy: [
    ["Badge, title, text", "What happened; the title is the `h1`"],
    ["Actions", "The home page first"],
    ["Search and shortcuts", "NotFound only: a search, and links to searches with results"],
    ["Strip", "Body styles on a road, decorative"],
    ["Links", "Three, each a question and a link"],
  ],
  keyboard: [
    ["Tab", "Moves through actions, search, shortcuts and links"],
    ["Enter", "In the search: searches the inventory"],
  ],
  product: ["vehicle-page.md#states", "content.md"],
};

const meta = {
  id: "components-errorpage",
  title: "Feedback/ErrorPage",
  component: ErrorPage,
  subcomponents: { NotFound },
  tags: ["stable"],
  // Show the source as written: Storybook takes minutes to print elements inside objects.
  // Each story is in a frame, because a document has one `h1`.
  parameters: {
    guide,
    layout: "fullscreen",
    docs: { source: { type: "code" }, ...inFrame(720).docs },
  },
  args: { badge: "404", title: "", subtitle: "", actions: null },
  argTypes: {
    actions: { control: false },
    search: { control: false },
    suggestions: { control: false },
    children: { control: false },
  },
  render: ({ badge, title, subtitle }, context) => {
    const page = notFoundProps(localeOf(context));
    return (
      <NotFound {...page} badge={badge} title={title || page.title} subtitle={subtitle || page.subtitle} />
    );
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const w = words[localeOf(context)];
    const { suggestions } = notFoundProps(localeOf(context));
    const browse = <LinkButton href="#all">{w.browse}</LinkButton>;
    return (
      <div className="grid gap-8 py-4">
        <State name="NotFound">
          <NotFound {...notFoundProps(localeOf(context))} />
        </State>
        <State name="ErrorPage: a sold vehicle, without a search">
          <ErrorPage
            badge={w.soldBadge}
            title={w.sold}
            subtitle={w.soldText}
            actions={browse}
            {...(suggestions ? { suggestions: suggestions.slice(0, 2) } : {})}
          />
        </State>
        <State name="ErrorPage: a failure">
          <ErrorPage
            badge={w.failedBadge}
            title={w.failed}
            subtitle={w.failedText}
            actions={
              <>
                <Button>{w.again}</Button>
                <LinkButton href="#home" variant="secondary">
                  {w.home}
                </LinkButton>
              </>
            }
          />
        </State>
      </div>
    );
  },
};

export const Spanish: Story = { name: "Long Spanish", globals: { locale: "es" } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Page not found");
    const order = [
      canvas.getByRole("link", { name: "Go back home" }),
      canvas.getByRole("link", { name: "Browse 231 vehicles" }),
      canvas.getByRole("searchbox", { name: "Search the inventory" }),
      canvas.getByRole("button", { name: "Search" }),
      canvas.getByRole("link", { name: "SUVs under $25,000" }),
    ];
    for (const element of order) {
      await userEvent.tab();
      await expect(element).toHaveFocus();
    }
    const form = canvas.getByRole("searchbox").closest("form")!;
    let sent = "";
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      sent = String(new FormData(form).get("q"));
    });
    await userEvent.type(canvas.getByRole("searchbox"), "outlander{Enter}");
    await expect(sent).toBe("outlander");
  },
};

function notFoundProps(locale: KitLocale): NotFoundProps {
  const w = words[locale];
  return {
    badge: "404",
    title: w.title,
    subtitle: w.subtitle,
    actions: (
      <>
        <LinkButton href="#home" size="lg">
          {w.home}
        </LinkButton>
        <LinkButton href="#all" size="lg" variant="secondary">
          {w.browse}
        </LinkButton>
      </>
    ),
    searchTitle: w.searchTitle,
    search: { action: "#", name: "q", inputId: "not-found-search", ...w.search },
    shortcuts: w.shortcuts.map((label, index) => ({ href: `#${index}`, label })),
    suggestions: w.suggestions.map(([title, text, label]) => ({
      title: title!,
      text,
      link: (
        <Link variant="standalone" href="#suggestion">
          <bdi>{label}</bdi>
          <Icon name="arrow-right" size={18} className="rtl:-scale-x-100" />
        </Link>
      ),
    })),
  };
}

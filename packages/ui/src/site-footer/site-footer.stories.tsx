import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { LinkButton } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import type { KitLocale } from "../messages/messages.ts";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { SampleLogo, sampleStores } from "../storybook/sample-dealership.tsx";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { TextButton } from "../text-button/text-button.tsx";
import { SiteFooter, type SiteFooterProps } from "./site-footer.tsx";

type FooterWords = {
  about: string;
  hours: [string, string][];
  columns: Record<string, string[]>;
  copyright: string;
  legal: string[];
  finePrint: string;
};

const words: Record<KitLocale, FooterWords> = {
  en: {
    about:
      "A family of four stores selling new Mitsubishi vehicles and inspected pre-owned cars of every make.",
    hours: [
      ["Sales", "Mon–Thu 9–7 · Fri–Sat 9–6"],
      ["Service", "Mon–Fri 8–6 · Sat 8–5"],
      ["Sunday", "Closed"],
    ],
    columns: {
      Financing: ["Auto Financing", "Apply for Financing", "Full Credit Application"],
      "Sell or Trade": ["Value my vehicle", "How our offers work"],
      Service: ["Schedule service", "Popular services", "Roadside assistance"],
      Dealership: ["Our Company", "Meet Our Team", "Careers"],
      "Contact Us": ["Locations and hours", "Send a message", "Help center"],
    },
    copyright: "© 2026 Larkspur Mitsubishi, Springfield, Missouri",
    legal: ["Privacy Policy", "Terms of Sale", "Cookie Policy"],
    finePrint:
      "Advertised prices include the $245 documentary fee and the $10 thirty-day drive fee. Tax, title and registration are extra. Vehicle pictures marked “Illustration” are drawn from the body style and color, not photographed.",
  },
  es: {
    about:
      "Una familia de cuatro sucursales que vende vehículos Mitsubishi nuevos y seminuevos inspeccionados de todas las marcas.",
    hours: [
      ["Ventas", "Lun–jue 9–19 · vie–sáb 9–18"],
      ["Servicio", "Lun–vie 8–18 · sáb 8–17"],
      ["Domingo", "Cerrado"],
    ],
    columns: {
      Financiamiento: [
        "Financiamiento de automóviles",
        "Solicitar financiamiento",
        "Solicitud de crédito completa",
      ],
      "Vender o cambiar": ["Valorar mi vehículo", "Cómo funcionan nuestras ofertas"],
      Servicio: ["Programar servicio", "Servicios más solicitados", "Asistencia en carretera"],
      Concesionario: ["Nuestra empresa", "Conozca a nuestro equipo", "Empleos"],
      Contacto: ["Sucursales y horarios", "Enviar un mensaje", "Centro de ayuda"],
    },
    copyright: "© 2026 Larkspur Mitsubishi, Springfield, Misuri",
    legal: ["Política de privacidad", "Condiciones de venta", "Política de cookies"],
    finePrint:
      "Los precios anunciados incluyen el cargo por documentación de $245 y el cargo de $10 por treinta días de manejo. Los impuestos, el título y el registro se pagan aparte. Las imágenes marcadas “Ilustración” se dibujan según la carrocería y el color; no son fotografías.",
  },
};

const guide: ComponentGuide = {
  purpose:
    "The end of every page: who the dealership is, when it is open, where everything is, the small print.",
  avoid: [
    "In a flow: MinimalLayout has one line of its own.",
    "For disclaimers of one offer: they stand beside the offer.",
  ],
  anatomy: [
    ["Band", "Dark in both modes"],
    ["Dealership", "Logo, one sentence, hours in short, a telephone button"],
    ["Navigation", "A list of links under each title"],
    ["Legal line", "Copyright, legal pages, cookie preferences, languages"],
    ["Fine print", "What holds on every page"],
  ],
  keyboard: [
    ["Tab", "Moves through logo, telephone, links, legal line"],
    ["Enter", "Follows the link"],
  ],
  product: ["dealership.md#menus", "consent.md#banner"],
};

const meta = {
  title: "Components/SiteFooter",
  component: SiteFooter,
  tags: ["stable"],
  parameters: { guide, layout: "fullscreen" },
  args: { logo: null, navLabel: "", columns: [], copyright: "", legal: [] },
  render: (args, context) => <Footer context={context} {...args} />,
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

type FooterProps = Partial<SiteFooterProps> & { context: { globals: Record<string, unknown> } };

function Footer({ context, ...args }: FooterProps) {
  const said = wordsOf(words, context);
  const { siteFooter, languageSwitch } = messagesOf(context);
  const locale = localeOf(context);
  const columns = Object.entries(said.columns).map(([title, links]) => ({
    title,
    links: links.map((label) => ({ label, href: `#${label}` })),
  }));
  return (
    <SiteFooter
      about={said.about}
      hours={said.hours.map(([label, text]) => ({ label, text }))}
      contact={
        <LinkButton variant="inverse" href={`tel:${sampleStores[0].phone}`}>
          <Icon name="phone" size={18} />
          <bdi>{sampleStores[0].phone}</bdi>
        </LinkButton>
      }
      legalExtra={
        <span className="flex flex-wrap gap-x-6">
          <TextButton className="min-h-8!">{siteFooter.cookiePreferences}</TextButton>
          <LanguageSwitch
            label={languageSwitch.label}
            languages={[
              { lang: "en", label: "English", href: "#en", current: locale === "en" },
              { lang: "es", label: "Español", href: "#es", current: locale === "es" },
            ]}
          />
        </span>
      }
      finePrint={<p>{said.finePrint}</p>}
      {...args}
      logo={args.logo ?? <SampleLogo />}
      navLabel={args.navLabel || siteFooter.nav}
      columns={args.columns?.length ? args.columns : columns}
      copyright={args.copyright || said.copyright}
      legal={args.legal?.length ? args.legal : said.legal.map((label) => ({ label, href: `#${label}` }))}
    />
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  parameters: { layout: "padded" },
  render: (_, context) => (
    <States columns={1}>
      <State name="everything">
        <Footer context={context} className="mt-0!" />
      </State>
      <State name="two columns, without hours, telephone and fine print">
        <Footer
          context={context}
          className="mt-0!"
          hours={undefined}
          contact={null}
          finePrint={null}
          legalExtra={null}
          columns={Object.entries(wordsOf(words, context).columns)
            .slice(0, 2)
            .map(([title, links]) => ({
              title,
              links: links.map((label) => ({ label, href: `#${label}` })),
            }))}
        />
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole("contentinfo");
    const links = within(footer).getAllByRole("link");
    for (const link of links.slice(0, 5)) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(within(footer).getByRole("navigation", { name: "Footer" })).toContainElement(links[3]!);
  },
};

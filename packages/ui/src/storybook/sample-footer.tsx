import { LinkButton } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import type { KitLocale } from "../messages/messages.ts";
import { SiteFooter, type SiteFooterProps } from "../site-footer/site-footer.tsx";
import { TextButton } from "../text-button/text-button.tsx";
import { SampleLogo, sampleStores } from "./sample-dealership.tsx";
import { localeOf, messagesOf, type StoryContext, wordsOf } from "./words.ts";

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
      "Una familia de cuatro sucursales que vende vehículos Mitsubishi nuevos y usados inspeccionados de todas las marcas.",
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

/** Lists of links in the footer. */
export function sampleFooterColumns(context: StoryContext): SiteFooterProps["columns"] {
  return Object.entries(wordsOf(words, context).columns).map(([title, links]) => ({
    title,
    links: links.map((label) => ({ label, href: `#${label}` })),
  }));
}

type SampleFooterProps = Partial<SiteFooterProps> & {
  context: StoryContext;
  onCookiePreferences?: () => void;
};

/** The footer of the sample dealership. */
export function SampleFooter({ context, onCookiePreferences, ...args }: SampleFooterProps) {
  const t = wordsOf(words, context);
  const { siteFooter, languageSwitch } = messagesOf(context);
  const locale = localeOf(context);
  return (
    <SiteFooter
      about={t.about}
      hours={t.hours.map(([label, text]) => ({ label, text }))}
      contact={
        <LinkButton variant="inverse" href={`tel:${sampleStores[0].phone}`}>
          <Icon name="phone" size={18} />
          <bdi>{sampleStores[0].phone}</bdi>
        </LinkButton>
      }
      legalExtra={
        <span className="flex flex-wrap gap-x-6">
          <TextButton className="min-h-8!" onClick={onCookiePreferences}>
            {siteFooter.cookiePreferences}
          </TextButton>
          <LanguageSwitch
            label={languageSwitch.label}
            languages={[
              { lang: "en", label: "English", href: "#en", current: locale === "en" },
              { lang: "es", label: "Español", href: "#es", current: locale === "es" },
            ]}
          />
        </span>
      }
      finePrint={<p>{t.finePrint}</p>}
      {...args}
      logo={args.logo ?? <SampleLogo />}
      navLabel={args.navLabel || siteFooter.nav}
      columns={args.columns?.length ? args.columns : sampleFooterColumns(context)}
      copyright={args.copyright || t.copyright}
      legal={args.legal?.length ? args.legal : t.legal.map((label) => ({ label, href: `#${label}` }))}
    />
  );
}

import { larkspur } from "@forecourt/sample-dealership";
import type { KitLocale } from "@forecourt/ui/messages";
import { dollars } from "../../sample/figures.ts";

type PageWords = {
  menus: Readonly<Record<string, string>>;
  home: string;
  locations: (count: number) => string;
  openUntil: string;
  preApproved: string;
  saved: string;
  more: string;
  language: { lang: KitLocale; label: string };
  about: string;
  hours: readonly { label: string; text: string }[];
  copyright: string;
  notes: readonly string[];
};

const { name, city, state } = larkspur.settings.profile;
const { documentary, thirtyDayDrive } = larkspur.settings.fees;
const fees = { documentary: dollars(documentary / 100, "en"), drive: dollars(thirtyDayDrive / 100, "en") };

/** What stands around every page of the sample dealership. */
export const pageWords: Record<KitLocale, PageWords> = {
  en: {
    menus: {
      "get-financing": "Get Financing",
      vehicles: "Vehicles",
      "browse-all": "Browse All",
      "new-vehicles": "New Vehicles",
      "pre-owned-vehicles": "Pre-Owned Vehicles",
      "special-offers": "Special Offers",
      "vehicle-protection-plans": "Vehicle Protection Plans",
      "sell-trade": "Sell/Trade",
      service: "Service",
      financing: "Financing",
      "auto-financing": "Auto Financing",
      apply: "Apply",
      "full-credit-application": "Full Credit Application",
      "sell-or-trade": "Sell or Trade",
      dealership: "Dealership",
      "our-company": "Our Company",
      "meet-our-team": "Meet Our Team",
      careers: "Careers",
      "contact-us": "Contact Us",
      "privacy-policy": "Privacy Policy",
      "terms-of-sale": "Terms of Sale",
      "cookie-policy": "Cookie Policy",
    },
    home: "Home",
    locations: (count) => `${count} locations`,
    openUntil: "Open until 7 PM",
    preApproved: "Get pre-approved",
    saved: "Saved vehicles",
    more: "More",
    language: { lang: "es", label: "Español" },
    about:
      "A family of four stores selling new Mitsubishi vehicles and inspected pre-owned cars of every make.",
    hours: [
      { label: "Sales", text: "Mon–Thu 9–7 · Fri–Sat 9–6" },
      { label: "Service", text: "Mon–Fri 8–6 · Sat 8–5" },
    ],
    copyright: `© 2026 ${name}, ${city}, ${state}`,
    notes: [
      `Advertised prices include the ${fees.documentary} documentary fee and, on used and certified vehicles, the ${fees.drive} thirty-day drive fee. Tax, title and registration are extra.`,
      "Vehicle pictures marked “Illustration” are drawn from the body style and color, not photographed.",
      `${name} is a sample dealership. Its people, reviews, ratings, offers, vehicles and prices are invented.`,
    ],
  },
  es: {
    menus: {
      "get-financing": "Financiamiento",
      vehicles: "Vehículos",
      "browse-all": "Ver todos",
      "new-vehicles": "Vehículos nuevos",
      "pre-owned-vehicles": "Vehículos seminuevos",
      "special-offers": "Ofertas especiales",
      "vehicle-protection-plans": "Planes de protección",
      "sell-trade": "Vender o cambiar",
      service: "Servicio",
      financing: "Financiamiento",
      "auto-financing": "Financiamiento de autos",
      apply: "Solicitar",
      "full-credit-application": "Solicitud de crédito completa",
      "sell-or-trade": "Vender o cambiar",
      dealership: "Concesionario",
      "our-company": "Nuestra empresa",
      "meet-our-team": "Nuestro equipo",
      careers: "Empleos",
      "contact-us": "Contacto",
      "privacy-policy": "Política de privacidad",
      "terms-of-sale": "Condiciones de venta",
      "cookie-policy": "Política de cookies",
    },
    home: "Inicio",
    locations: (count) => `${count} sucursales`,
    openUntil: "Abierto hasta las 7 p. m.",
    preApproved: "Obtener preaprobación",
    saved: "Vehículos guardados",
    more: "Más",
    language: { lang: "en", label: "English" },
    about:
      "Un grupo familiar de cuatro sucursales con vehículos Mitsubishi nuevos y autos seminuevos inspeccionados de todas las marcas.",
    hours: [
      { label: "Ventas", text: "lun–jue 9–7 · vie–sáb 9–6" },
      { label: "Servicio", text: "lun–vie 8–6 · sáb 8–5" },
    ],
    copyright: `© 2026 ${name}, ${city}, ${state}`,
    notes: [
      `Los precios anunciados incluyen el cargo de documentación de ${fees.documentary} y, en vehículos usados y certificados, el cargo de ${fees.drive} por treinta días de manejo. Impuestos, título y registro se pagan aparte.`,
      "Las imágenes marcadas como “Ilustración” se dibujan según la carrocería y el color; no son fotografías.",
      `${name} es un concesionario de muestra. Sus personas, reseñas, calificaciones, ofertas, vehículos y precios son inventados.`,
    ],
  },
};

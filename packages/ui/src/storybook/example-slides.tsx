import { Badge } from "../badge/badge.tsx";
import { LinkButton } from "../button/button.tsx";
import type { HeroSlide } from "../hero-slides/hero-slides.tsx";
import { Icon, type IconName } from "../icon/icon.tsx";
import type { KitLocale } from "../messages/messages.ts";
import { VehicleImage } from "../vehicle-image/vehicle-image.tsx";

const slides = [
  {
    id: "pre-approval",
    picture: "suv-hero-blue",
    icon: "bank",
    en: {
      badge: "Pre-approval",
      headline: "Know your payment before you visit.",
      text: "Tell us a little about you and see real terms from over 40 lenders. It takes under 2 minutes and does not affect your credit score.",
      actions: ["Get pre-approved", "Browse 231 vehicles"],
      finePrint: "A soft inquiry only. Final terms depend on the lender’s review.",
      tab: ["Get pre-approved", "See your terms in under 2 minutes"],
      alt: "Blue SUV seen from low in front, illustration",
    },
    es: {
      badge: "Preaprobación",
      headline: "Conozca su pago antes de visitarnos.",
      text: "Cuéntenos un poco de usted y vea condiciones reales de más de 40 prestamistas. Tarda menos de 2 minutos y no afecta su puntaje de crédito.",
      actions: ["Obtener la preaprobación", "Ver los 231 vehículos"],
      finePrint: "Solo una consulta suave. Las condiciones finales dependen del prestamista.",
      tab: ["Obtener la preaprobación", "Vea sus condiciones en menos de 2 minutos"],
      alt: "SUV azul visto desde abajo y de frente, ilustración",
    },
  },
  {
    id: "lifetime-warranty",
    picture: "sedan-hero-red",
    icon: "shield",
    en: {
      badge: "Lifetime warranty",
      headline: "Covered for as long as you own it.",
      text: "Every pre-owned vehicle we sell with fewer than 85,000 miles comes with a lifetime limited engine warranty. It’s in the price, not an extra at signing.",
      actions: ["Shop 163 covered vehicles", "See what’s covered"],
      finePrint: "Limited warranty. Regular maintenance with records is required.",
      tab: ["Lifetime engine warranty", "On pre-owned under 85,000 miles"],
      alt: "Red sedan seen from low in front, illustration",
    },
    es: {
      badge: "Garantía de por vida",
      headline: "Cubierto mientras sea suyo.",
      text: "Cada usado que vendemos con menos de 85,000 millas incluye una garantía limitada de por vida del motor. Está en el precio, no es un cargo al firmar.",
      actions: ["Ver los 163 vehículos cubiertos", "Qué cubre"],
      finePrint: "Garantía limitada. Requiere mantenimiento regular con comprobantes.",
      tab: ["Garantía de por vida del motor", "En usados con menos de 85,000 millas"],
      alt: "Sedán rojo visto desde abajo y de frente, ilustración",
    },
  },
  {
    id: "new-vehicle-offers",
    picture: "suv-hero-orange",
    icon: "tag",
    en: {
      badge: "Ends Nov 30",
      headline: "0.0% for 48 months. Outlander only.",
      text: "Pair 0.0% APR financing with $2,000 bonus cash on a new 2025 Outlander. The payment is the loan divided by 48, and nothing else.",
      actions: ["See all new offers", "New Outlanders in stock"],
      finePrint:
        "48 payments of $20.83 for each $1,000 financed. For well-qualified buyers with approved credit.",
      tab: ["New-vehicle offers", "0.0% APR for 48 months on Outlander"],
      alt: "Orange SUV seen from low in front, illustration",
    },
    es: {
      badge: "Termina el 30 de nov.",
      headline: "0.0 % durante 48 meses. Solo Outlander.",
      text: "Combine un financiamiento de 0.0 % APR con $2,000 de bonificación en un Outlander 2025 nuevo. El pago es el préstamo dividido entre 48, y nada más.",
      actions: ["Ver todas las ofertas", "Outlander nuevos en existencia"],
      finePrint:
        "48 pagos de $20.83 por cada $1,000 financiados. Para compradores bien calificados con crédito aprobado.",
      tab: ["Ofertas de vehículos nuevos", "0.0 % APR durante 48 meses en Outlander"],
      alt: "SUV naranja visto desde abajo y de frente, ilustración",
    },
  },
] as const;

/** The three slides of the sample home page. */
export function exampleSlides(locale: KitLocale): HeroSlide[] {
  return slides.map(({ id, picture, icon, ...both }, index) => {
    const { badge, headline, text, actions, finePrint, tab, alt } = both[locale];
    return {
      id,
      badge: <Badge tone={id === "new-vehicle-offers" ? "accent" : "ink"}>{badge}</Badge>,
      headline,
      text,
      actions: actions.map((label, place) => (
        <LinkButton key={label} href="#" size="lg" variant={place === 0 ? "primary" : "secondary"}>
          {label}
        </LinkButton>
      )),
      finePrint,
      image: (
        <VehicleImage
          kind="render"
          ratio="bare"
          src={`illustrations/${picture}-1280.avif`}
          width={1280}
          height={640}
          alt={alt}
          caption={locale === "es" ? "Ilustración" : "Illustration"}
          priority={index === 0 ? "high" : "eager"}
        />
      ),
      tab: { icon: <Icon name={icon satisfies IconName} size={22} />, title: tab[0], text: tab[1] },
    };
  });
}

import type { SiteContent, Translation } from "@forecourt/dealership/content";

/** What the site says in Spanish; whatever is missing here is said in English. */
export const es: Translation<SiteContent> = {
  footer: {
    sampleNotice:
      "{dealership} es un concesionario de muestra. Sus personas, reseñas, calificaciones, ofertas, vehículos y precios son inventados.",
  },
};

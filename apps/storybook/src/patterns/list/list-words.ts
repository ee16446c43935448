import type { KitLocale } from "@forecourt/ui/messages";
import type { SortName } from "./list-state.ts";

type ListWords = {
  title: string;
  text: string;
  search: string;
  placeholder: string;
  bodyStyles: string;
  vehicles: string;
  group: Record<"condition" | "body" | "make" | "price" | "fuel" | "store", string>;
  minPrice: string;
  maxPrice: string;
  chosen: (count: number) => string;
  under: (max: string) => string;
  over: (min: string) => string;
  between: (min: string, max: string) => string;
  sort: Record<SortName, string>;
  showing: (last: string, total: string) => string;
  more: (count: number) => string;
  without: (filter: string) => string;
  terms: (months: number, apr: string, down: string) => string;
  private: { title: string; text: string; action: string };
  ask: string;
};

export const listWords: Record<KitLocale, ListWords> = {
  en: {
    title: "New & used cars for sale",
    text: "At four Springfield locations. Every price includes dealer fees; tax, title and registration are extra.",
    search: "Search these vehicles",
    placeholder: "Try “AWD under 25,000”",
    bodyStyles: "Body styles",
    vehicles: "Vehicles",
    group: {
      condition: "Condition",
      body: "Body style",
      make: "Make",
      price: "Price",
      fuel: "Fuel",
      store: "Store",
    },
    minPrice: "Minimum price",
    maxPrice: "Maximum price",
    chosen: (count) => `${count} chosen`,
    under: (max) => `under ${max}`,
    over: (min) => `over ${min}`,
    between: (min, max) => `${min} – ${max}`,
    sort: {
      newest: "Newest",
      "lowest-price": "Lowest price",
      "highest-price": "Highest price",
      mileage: "Lowest mileage",
    },
    showing: (last, total) => `Showing 1–${last} of ${total}`,
    more: (count) => (count === 1 ? "Show 1 more vehicle" : `Show ${count} more vehicles`),
    without: (filter) => `Without ${filter}`,
    terms: (months, apr, down) => `${months} mo, ${apr} APR, ${down} down`,
    private: {
      title: "24 more vehicles are not listed yet",
      text: "Just arrived or just traded in. Share your details once to see them first.",
      action: "See private inventory",
    },
    ask: "Ask us to find one",
  },
  es: {
    title: "Autos nuevos y usados en venta",
    text: "En cuatro sucursales de Springfield. Cada precio incluye los cargos del concesionario; impuestos, título y registro se pagan aparte.",
    search: "Buscar entre estos vehículos",
    placeholder: "Por ejemplo, “AWD hasta 25,000”",
    bodyStyles: "Carrocerías",
    vehicles: "Vehículos",
    group: {
      condition: "Condición",
      body: "Carrocería",
      make: "Marca",
      price: "Precio",
      fuel: "Combustible",
      store: "Sucursal",
    },
    minPrice: "Precio mínimo",
    maxPrice: "Precio máximo",
    chosen: (count) => (count === 1 ? "1 elegido" : `${count} elegidos`),
    under: (max) => `hasta ${max}`,
    over: (min) => `desde ${min}`,
    between: (min, max) => `${min} a ${max}`,
    sort: {
      newest: "Más recientes",
      "lowest-price": "Precio más bajo",
      "highest-price": "Precio más alto",
      mileage: "Menos millas",
    },
    showing: (last, total) => `Se muestran 1–${last} de ${total}`,
    more: (count) => (count === 1 ? "Mostrar 1 vehículo más" : `Mostrar ${count} vehículos más`),
    without: (filter) => `Sin ${filter}`,
    terms: (months, apr, down) => `${months} meses, ${apr} APR, ${down} de enganche`,
    private: {
      title: "Hay 24 vehículos más que todavía no se publican",
      text: "Acaban de llegar o de entregarse a cambio. Comparta sus datos una sola vez para verlos primero.",
      action: "Ver el inventario privado",
    },
    ask: "Pídanos que lo busquemos",
  },
};

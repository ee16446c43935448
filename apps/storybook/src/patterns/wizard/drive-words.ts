import type { KitLocale } from "@forecourt/ui/messages";

type Step = { label: string; heading: string; lead?: string };

type DriveWords = {
  title: string;
  steps: { when: Step; trade: Step; vehicle: Step; contact: Step };
  day: string;
  time: string;
  month: string;
  yes: { label: string; description: string };
  no: { label: string; description: string };
  miles: string;
  year: string;
  firstName: string;
  lastName: string;
  phone: string;
  phoneHint: string;
  send: string;
  where: string;
  address: string;
  dayFact: string;
  timeFact: string;
  problem: string;
  errors: { time: string; lastName: string; firstName: string; phone: string };
  done: { title: string; text: (when: string, where: string) => string; next: string };
  help: string;
};

/** Texts of the test drive flow. */
export const driveWords: Record<KitLocale, DriveWords> = {
  en: {
    title: "Test drive",
    steps: {
      when: {
        label: "Day and time",
        heading: "When would you like to drive it?",
        lead: "Plan on 45 minutes. Bring your driver’s license; we’ll have the rest ready.",
      },
      trade: { label: "Your car", heading: "Will you bring a car to trade?" },
      vehicle: {
        label: "Its details",
        heading: "Which car is it?",
        lead: "A guess at the mileage is fine. We look at the car while you drive.",
      },
      contact: { label: "Your details", heading: "Who will be driving?" },
    },
    day: "Day",
    time: "Time",
    month: "November",
    yes: { label: "Yes", description: "We value it while you are out driving." },
    no: { label: "No", description: "You can still ask for a value later." },
    miles: "Mileage, about",
    year: "Year, make and model",
    firstName: "First name",
    lastName: "Last name",
    phone: "Phone",
    phoneHint: "To confirm this appointment. We never sell it.",
    send: "Book the test drive",
    where: "Where",
    address: "Address",
    dayFact: "Day",
    timeFact: "Time",
    problem: "There is a problem",
    errors: {
      time: "Choose a time",
      firstName: "Enter your first name",
      lastName: "Enter your last name",
      phone: "Enter a phone number with 10 digits",
    },
    done: {
      title: "Your test drive is booked",
      text: (when, where) => `${when} at ${where}. The car will be out front, clean and fueled.`,
      next: "We text you the day before. To change it, call us.",
    },
    help: "Call us",
  },
  es: {
    title: "Prueba de manejo",
    steps: {
      when: {
        label: "Día y hora",
        heading: "¿Cuándo le gustaría manejarlo?",
        lead: "Cuente con 45 minutos. Traiga su licencia de conducir; nosotros preparamos lo demás.",
      },
      trade: { label: "Su auto", heading: "¿Va a traer un auto para entregarlo a cambio?" },
      vehicle: {
        label: "Sus datos",
        heading: "¿Qué auto es?",
        lead: "Basta un millaje aproximado. Lo revisamos mientras usted maneja.",
      },
      contact: { label: "Sus datos de contacto", heading: "¿Quién va a manejar?" },
    },
    day: "Día",
    time: "Hora",
    month: "Noviembre",
    yes: { label: "Sí", description: "Lo valuamos mientras usted maneja." },
    no: { label: "No", description: "Puede pedir la valuación más adelante." },
    miles: "Millaje aproximado",
    year: "Año, marca y modelo",
    firstName: "Nombre",
    lastName: "Apellido",
    phone: "Teléfono",
    phoneHint: "Para confirmar esta cita. Nunca lo vendemos.",
    send: "Reservar la prueba de manejo",
    where: "Dónde",
    address: "Dirección",
    dayFact: "Día",
    timeFact: "Hora",
    problem: "Hay un problema",
    errors: {
      time: "Elija una hora",
      firstName: "Ingrese su nombre",
      lastName: "Ingrese su apellido",
      phone: "Ingrese un número de teléfono de 10 dígitos",
    },
    done: {
      title: "Su prueba de manejo está reservada",
      text: (when, where) => `${when} en ${where}. El auto lo espera en la puerta, limpio y con combustible.`,
      next: "Le enviamos un mensaje el día anterior. Para cambiarla, llámenos.",
    },
    help: "Llámenos",
  },
};

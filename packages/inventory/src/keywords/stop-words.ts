const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words without a meaning for a search. They are ignored, and no page names them. */
export const STOP_WORDS = words(
  // Function words, questions and wishes in English.
  "a an the and or but nor so of in on at by to for from with within into near around about than then that this these " +
    "those there here it its is are am was be been being do does did has have had having can could will would should " +
    "may might must not no i im id ill ive me my mine we us our you your he she they them their who what which when " +
    "where why how hi hello hey please thanks thank any anything some something someone every everything all both each " +
    "one ones only just also too very really more most less least much many few other another still yet ever now today " +
    "want wants wanted wanting need needs needed like love prefer looking look find finding search searching show shop " +
    "shopping get got buy buying pay paying see under over below above up out off if as " +
    // What every vehicle here is or has.
    "sale sell selling car cars auto autos automobile automobiles vehicle vehicles ride rides whip price priced prices " +
    "cost costs color colors colour colours colored painted paint model models make makes year years drive drives wheel " +
    "type kind style fuel engine motor transmission gearbox month months monthly payment payments budget dollars bucks " +
    "max min maximum minimum stock stk vin inventory number available dealer dealership best good great nice cheap " +
    "cheaper cheapest affordable inexpensive " +
    // The same in Spanish.
    "el la los las lo al un una unos unas y e o u ni de d del en con sin para pa por que q su sus tu tus mi mis me te se " +
    "nos le les yo ella nosotros ustedes usted esta este estos estas eso esa es son sea sean ser hay ha he muy mas menos " +
    "pero si no tambien solo algo alguno algun alguna algunos algunas todo todos toda todas cual cuales cuanto donde " +
    "como cuando hola gracias favor quiero quiere queremos quisiera busco busca buscamos buscando ando andamos necesito " +
    "necesitamos tengo tiene tienen tenga tengan tener gustaria puedo pagar comprar compro ver venta vende venden estoy " +
    "carro carros carrito carritos coche coches vehiculo vehiculos auto barato barata baratos baratas buen bueno buena " +
    "buenos buenas economico economicos precio precios color colores ano anos modelo modelos marca cerca mes meses " +
    "mensual mensuales mensualidad mensualidades pago pagos presupuesto dolares inventario numero disponible disponibles todavia aun ya abono abonos transmision caja",
);

/** Words that exclude what follows: "not ford", "sin quemacocos". */
export const NEGATIONS = words("not no non nor without except excluding sin excepto salvo menos ni");

/** Words between a negation and what it excludes: "not a ford", "que no sea una ford". */
export const NEGATION_FILLERS = words(
  "a an any the be from by want need like quiero quiere sea sean tenga tengan un una unos unas el la los las de",
);

/** Words that continue an exclusion: "not ford or chevy". */
export const CONJUNCTIONS = words("or nor and o u ni y e");

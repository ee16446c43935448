const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words without a meaning for a search. They are ignored, and no page names them. */
export const STOP_WORDS = words(
  "a an the and or with in of for to by from at on my me we our i it im want wanted need looking find search show best " +
    "good great nice cheap cheapest affordable near sale buy car cars auto autos automobile automobiles vehicle vehicles " +
    "ride price priced prices color colour colored paint painted model models year years drive wheel type fuel engine " +
    "motor only that this has have having is are be under over less more than below but any some please transmission " +
    "gearbox month months monthly payment payments budget stock stk vin inventory number available dealer dealership " +
    "el la los las lo un una unos unas y e o u con en de del al para por que su mi me quiero queremos busco buscamos " +
    "necesito ando buscando venta vende venden comprar carro carros coche coches vehiculo vehiculos barato barata " +
    "baratos baratas economico precio precios color ano anos modelo modelos menos mas cerca mes mensual mensuales " +
    "mensualidad mensualidades pago pagos sea sean ser tenga tengan tiene pero algun alguna transmision presupuesto " +
    "inventario numero disponible disponibles",
);

/** Words that exclude what follows: "not ford", "sin quemacocos". */
export const NEGATIONS = words("not no non nor without except excluding sin excepto salvo menos ni");

/** Words between a negation and what it excludes: "not a ford", "que no sea una ford". */
export const NEGATION_FILLERS = words("a an any the be from by sea sean un una unos unas el la los las de");

/** Words that continue an exclusion: "not ford or chevy". */
export const CONJUNCTIONS = words("or nor and o u ni y e");

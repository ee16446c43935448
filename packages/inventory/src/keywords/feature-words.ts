/**
 * Words for equipment in English and Spanish, with the pattern of the ids of features that have it. Feeds label one thing
 * in several ways: `sunroof`, `power_moonroof`. Typed phrases are joined; three rows have seven seats.
 */
const FEATURE_WORDS: readonly [typed: string, ids: RegExp][] = [
  [
    "thirdrow thirdrowseat thirdrowseats thirdrowseating 3rdrow 3rdrowseat 3rdrowseats 3rdrowseating 3row 3rows threerow " +
      "threerows tercerafila tercerafiladeasientos tresfilas 3filas tresfilasdeasientos 3filasdeasientos 3hileras 3hilerasdeasientos " +
      "7passenger 7passengers 7seat 7seats 7seater 7seaters seats7 8passenger 8passengers 8seat 8seats 8seater 8seaters " +
      "seats8 7pasajeros 7plazas 7asientos 7personas 8pasajeros 8plazas 8asientos 8personas",
    /(?:third|3rd)_row|(?:7|8|seven|eight)_(?:passenger|seat)/,
  ],
  ["captainschairs captainchairs captainseats asientosdecapitan sillasdecapitan", /captain/],
  [
    "leather leatherseats leatherinterior piel cuero asientosdepiel asientosdecuero interiordepiel interiordecuero",
    /leather(?!ette)/,
  ],
  [
    "heatedseats heatedseat heatedfrontseats seatheaters asientoscalefactados asientosconcalefaccion asientostermicos asientoscalientes",
    /heated_(?:\w+_)?seat/,
  ],
  [
    "ventilatedseats cooledseats coolingseats airconditionedseats asientosventilados asientosconventilacion",
    /(?:ventilated|cooled)_(?:\w+_)?seat/,
  ],
  ["heatedsteeringwheel heatedsteering volantecalefactado volanteconcalefaccion", /heated_steering/],
  ["memoryseat memoryseats asientosconmemoria", /memory_seat|seat_memory/],
  ["sunroof moonroof quemacocos techosolar techocorredizo", /sunroof|moonroof/],
  [
    "panoramicsunroof panoramicroof panoroof panosunroof panoramicmoonroof techopanoramico quemacocospanoramico",
    /panoramic/,
  ],
  ["carplay applecarplay", /carplay/],
  ["androidauto", /android_auto/],
  [
    "backupcamera backupcam rearcamera rearviewcamera reversecamera reversingcamera camaradereversa camaratrasera " +
      "camararetrovisora",
    /backup_camera|rear_?view_camera|rear_camera/,
  ],
  [
    "360camera 360degreecamera surroundviewcamera birdseyecamera camara360 camarade360grados",
    /360|surround_view/,
  ],
  ["navigation nav navi navigationsystem gps navegacion navegador sistemadenavegacion", /navigation/],
  [
    "blindspot blindspotmonitor blindspotmonitoring blindspotdetection puntociego sensordepuntociego " +
      "monitordepuntociego sensordepuntosciegos puntosciegos",
    /blind_spot/,
  ],
  [
    "adaptivecruise adaptivecruisecontrol radarcruisecontrol controlcruceroadaptativo controldecruceroadaptativo " +
      "cruceroadaptativo",
    /adaptive_cruise/,
  ],
  ["laneassist lanekeepassist lanekeeping asistentedecarril mantenimientodecarril", /lane_(?:keep|assist)/],
  [
    "remotestart remotestarter encendidoremoto arranqueremoto arranqueadistancia encendidoadistancia",
    /remote_(?:engine_)?start/,
  ],
  [
    "pushbuttonstart pushstart keylessstart botondeencendido arranqueporboton encendidoporboton",
    /push_(?:button_)?start|keyless_start/,
  ],
  ["keylessentry keyless entradasinllave", /keyless_entry/],
  [
    "towpackage towingpackage towing tow towhitch trailerhitch trailertow remolque paquetederemolque " +
      "enganchederemolque",
    /\btow|trailer/,
  ],
  [
    "powerliftgate powertailgate handsfreeliftgate portonelectrico cajuelaelectrica compuertaelectrica",
    /power_(?:lift|tail)gate/,
  ],
  [
    "powerslidingdoors slidingdoors powerdoors puertaselectricas puertascorredizas puertasdeslizantes " +
      "puertascorredizaselectricas",
    /sliding_door/,
  ],
  ["headupdisplay headsupdisplay hud", /heads?_up_display/],
  ["alloywheels alloys rines rinesdealeacion rinesdealuminio", /(?:alloy|aluminum)_wheel/],
  ["roofrails roofrack barrasdetecho portaequipajes", /roof_ra(?:il|ck)/],
  ["parkingsensors parkassist sensoresdeestacionamiento", /park(?:ing)?_(?:sensor|assist)/],
  ["premiumaudio premiumsound audiopremium sonidopremium", /premium_(?:audio|sound)/],
  ["wirelesscharging wirelesscharger cargainalambrica cargadorinalambrico", /wireless_charg/],
  ["wifi wifihotspot hotspot", /wi_?fi/],
  ["fastcharging dcfastcharging cargarapida", /fast_charging/],
  ["runningboards sidesteps estribos", /running_board|side_step/],
  ["bedliner protectordecaja", /bed_?liner/],
  ["rearentertainment dvd dvdplayer entretenimientotrasero", /rear_(?:seat_)?entertainment/],
  ["bluetooth", /bluetooth/],
];

/**
 * Returns the ids of the features that each phrase means. Omits equipment that no feature of the vocabulary names.
 *
 * @example featureWords(["sunroof", "panoramic_sunroof"]).get("quemacocos") // ["sunroof", "panoramic_sunroof"]
 */
export function featureWords(features: Iterable<string>): Map<string, string[]> {
  const ids = [...features];
  const meanings = new Map<string, string[]>();
  for (const [typed, pattern] of FEATURE_WORDS) {
    const named = ids.filter((id) => pattern.test(id));
    if (named.length > 0) for (const phrase of typed.split(" ")) meanings.set(phrase, named);
  }
  return meanings;
}

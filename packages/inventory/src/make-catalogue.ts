/** A make with its models, as labels. */
export type CatalogueMake = { make: string; models: readonly string[] };

const list = (make: string, models: string): CatalogueMake => ({ make, models: models.split(", ") });

/**
 * Makes and models sold in the United States since about 2000, in any order. A model without stock has an empty listing
 * instead of a 404 (docs/product/inventory.md).
 */
export const MAKE_CATALOGUE: readonly CatalogueMake[] = [
  list("Acura", "ADX, ILX, Integra, MDX, NSX, RDX, RL, RLX, RSX, TL, TLX, TSX, ZDX"),
  list("Alfa Romeo", "4C, Giulia, Stelvio, Tonale"),
  list("Aston Martin", "DB11, DB12, DBX, DBX707, Rapide, Vantage"),
  list(
    "Audi",
    "A3, A4, A4 Allroad, A5, A6, A6 Allroad, A7, A8, Allroad, e-tron, e-tron GT, Q3, Q4 e-tron, Q5, Q6 e-tron, Q7, Q8, Q8 e-tron, R8, RS 5, RS 6, RS 7, RS Q8, S3, S4, S5, S6, S7, S8, SQ5, SQ7, SQ8, TT, TTS",
  ),
  list("Bentley", "Bentayga, Continental, Continental GT, Flying Spur, Mulsanne"),
  list(
    "BMW",
    "1 Series, 2 Series, 3 Series, 4 Series, 5 Series, 6 Series, 7 Series, 8 Series, i3, i4, i5, i7, i8, iX, M2, M3, M4, M5, M6, M8, X1, X2, X3, X3 M, X4, X4 M, X5, X5 M, X6, X6 M, X7, XM, Z3, Z4",
  ),
  list(
    "Buick",
    "Cascada, Century, Enclave, Encore, Encore GX, Envision, Envista, LaCrosse, LeSabre, Lucerne, Rainier, Regal, Rendezvous, Verano",
  ),
  list(
    "Cadillac",
    "ATS, CT4, CT5, CT6, CTS, DeVille, DTS, ELR, Escalade, Escalade ESV, Escalade IQ, LYRIQ, Optiq, SRX, STS, Vistiq, XT4, XT5, XT6, XTS",
  ),
  list(
    "Chevrolet",
    "Astro, Avalanche, Aveo, Blazer, Blazer EV, Bolt EUV, Bolt EV, Camaro, Captiva Sport, Cavalier, City Express, Cobalt, Colorado, Corvette, Cruze, Equinox, Equinox EV, Express, Express 1500, Express 2500, Express 3500, HHR, Impala, Malibu, Monte Carlo, S-10, Silverado, Silverado 1500, Silverado 2500HD, Silverado 3500HD, Silverado EV, Sonic, Spark, SS, Suburban, Tahoe, TrailBlazer, Traverse, Trax, Uplander, Venture, Volt",
  ),
  list(
    "Chrysler",
    "200, 300, 300C, Aspen, Concorde, Crossfire, Pacifica, Pacifica Hybrid, PT Cruiser, Sebring, Town & Country, Voyager",
  ),
  list("Daewoo", "Lanos, Leganza, Nubira"),
  list(
    "Dodge",
    "Avenger, Caliber, Caravan, Challenger, Charger, Dakota, Dart, Durango, Grand Caravan, Hornet, Intrepid, Journey, Magnum, Neon, Nitro, Ram 1500, Ram 2500, Ram 3500, Sprinter, Stratus, Viper",
  ),
  list("Ferrari", "296 GTB, 458 Italia, 488 GTB, California, F8 Tributo, Portofino, Purosangue, Roma"),
  list("Fiat", "124 Spider, 500, 500e, 500L, 500X"),
  list("Fisker", "Karma, Ocean"),
  list(
    "Ford",
    "Bronco, Bronco Sport, C-Max, Crown Victoria, E-150, E-250, E-350, E-Transit, EcoSport, Edge, Escape, Escape Hybrid, Escape PHEV, Excursion, Expedition, Expedition MAX, Explorer, Explorer Sport Trac, F-150, F-150 Lightning, F-250, F-350, F-450, Fiesta, Five Hundred, Flex, Focus, Freestar, Freestyle, Fusion, Fusion Hybrid, Maverick, Mustang, Mustang Mach-E, Ranger, Taurus, Thunderbird, Transit, Transit Connect, Windstar",
  ),
  list("Genesis", "Electrified G80, Electrified GV70, G70, G80, G90, GV60, GV70, GV80"),
  list(
    "GMC",
    "Acadia, Canyon, Envoy, Hummer EV, Jimmy, Safari, Savana, Savana 2500, Savana 3500, Sierra, Sierra 1500, Sierra 2500HD, Sierra 3500HD, Sierra EV, Sonoma, Terrain, Yukon, Yukon XL",
  ),
  list(
    "Honda",
    "Accord, Accord Crosstour, Accord Hybrid, Civic, Civic Hybrid, Clarity, CR-V, CR-V Hybrid, CR-Z, Crosstour, Element, Fit, HR-V, Insight, Odyssey, Passport, Pilot, Prelude, Prologue, Ridgeline, S2000",
  ),
  list("Hummer", "H1, H2, H3, H3T"),
  list(
    "Hyundai",
    "Accent, Azera, Elantra, Elantra GT, Elantra Hybrid, Entourage, Equus, Genesis, Genesis Coupe, Ioniq, Ioniq 5, Ioniq 6, Ioniq 9, Kona, Kona Electric, Nexo, Palisade, Santa Cruz, Santa Fe, Santa Fe Hybrid, Sonata, Sonata Hybrid, Tiburon, Tucson, Tucson Hybrid, Veloster, Venue, Veracruz, XG350",
  ),
  list(
    "Infiniti",
    "EX35, FX35, FX50, G20, G25, G35, G37, I35, JX35, M35, M37, M56, Q40, Q45, Q50, Q60, Q70, QX4, QX30, QX50, QX55, QX56, QX60, QX70, QX80",
  ),
  list("Isuzu", "Ascender, Axiom, i-290, i-370, Rodeo, Trooper"),
  list("Jaguar", "E-PACE, F-PACE, F-TYPE, I-PACE, S-Type, X-Type, XE, XF, XJ, XK"),
  list(
    "Jeep",
    "Cherokee, Commander, Compass, Gladiator, Grand Cherokee, Grand Cherokee 4xe, Grand Cherokee L, Grand Wagoneer, Liberty, Patriot, Recon, Renegade, Wagoneer, Wagoneer S, Wrangler, Wrangler 4xe, Wrangler Unlimited",
  ),
  list(
    "Kia",
    "Amanti, Borrego, Cadenza, Carnival, EV6, EV9, Forte, Forte5, K4, K5, K900, Niro, Niro EV, Optima, Optima Hybrid, Rio, Rondo, Sedona, Seltos, Sephia, Sorento, Sorento Hybrid, Soul, Spectra, Sportage, Sportage Hybrid, Stinger, Telluride",
  ),
  list("Lamborghini", "Aventador, Gallardo, Huracan, Revuelto, Urus"),
  list(
    "Land Rover",
    "Defender, Discovery, Discovery Sport, Freelander, LR2, LR3, LR4, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar",
  ),
  list(
    "Lexus",
    "CT 200h, ES 300, ES 300h, ES 330, ES 350, GS 300, GS 350, GX 460, GX 470, GX 550, IS 250, IS 300, IS 350, IS 500, LC 500, LS 430, LS 460, LS 500, LX 470, LX 570, LX 600, NX 200t, NX 250, NX 300, NX 350, NX 350h, RC 300, RC 350, RC F, RX 300, RX 330, RX 350, RX 350h, RX 450h, RZ 450e, SC 430, TX 350, UX 200, UX 250h, UX 300h",
  ),
  list(
    "Lincoln",
    "Aviator, Continental, Corsair, LS, Mark LT, MKC, MKS, MKT, MKX, MKZ, Nautilus, Navigator, Navigator L, Town Car, Zephyr",
  ),
  list("Lotus", "Eletre, Emira, Evora"),
  list("Lucid", "Air, Gravity"),
  list("Maserati", "Ghibli, GranTurismo, Grecale, Levante, MC20, Quattroporte"),
  list(
    "Mazda",
    "2, 3, 5, 6, B-Series, CX-3, CX-30, CX-5, CX-50, CX-7, CX-70, CX-9, CX-90, Mazda2, Mazda3, Mazda5, Mazda6, MPV, MX-30, MX-5 Miata, Protege, RX-8, Tribute",
  ),
  list("McLaren", "570S, 720S, Artura, GT"),
  list(
    "Mercedes-Benz",
    "A-Class, AMG GT, B-Class, C-Class, CL-Class, CLA, CLE, CLK-Class, CLS, E-Class, EQB, EQE, EQE SUV, EQS, EQS SUV, G-Class, GL-Class, GLA, GLB, GLC, GLC Coupe, GLE, GLE Coupe, GLK, GLS, M-Class, Metris, R-Class, S-Class, SL, SLC, SLK, Sprinter",
  ),
  list("Mercury", "Cougar, Grand Marquis, Mariner, Milan, Montego, Mountaineer, Sable, Villager"),
  list("MINI", "Clubman, Convertible, Cooper, Countryman, Hardtop, Paceman, Roadster"),
  list(
    "Mitsubishi",
    "Diamante, Eclipse, Eclipse Cross, Eclipse Spyder, Endeavor, Galant, i-MiEV, Lancer, Lancer Evolution, Lancer Sportback, Mirage, Mirage G4, Montero, Montero Sport, Outlander, Outlander PHEV, Outlander Sport, Raider",
  ),
  list(
    "Nissan",
    "350Z, 370Z, Altima, Ariya, Armada, Cube, Frontier, GT-R, Juke, Kicks, LEAF, Maxima, Murano, NV, NV200, Pathfinder, Quest, Rogue, Rogue Select, Rogue Sport, Sentra, Titan, Titan XD, Versa, Versa Note, Xterra, Z",
  ),
  list("Oldsmobile", "Alero, Aurora, Bravada, Intrigue, Silhouette"),
  list("Plymouth", "Neon, Prowler, Voyager"),
  list("Polestar", "1, 2, 3, 4"),
  list(
    "Pontiac",
    "Aztek, Bonneville, Firebird, G5, G6, G8, Grand Am, Grand Prix, GTO, Montana, Solstice, Sunfire, Torrent, Vibe",
  ),
  list("Porsche", "718 Boxster, 718 Cayman, 911, Boxster, Cayenne, Cayman, Macan, Panamera, Taycan"),
  list(
    "Ram",
    "1500, 1500 Classic, 2500, 3500, C/V, Dakota, ProMaster, ProMaster 1500, ProMaster 2500, ProMaster City, TRX",
  ),
  list("Rivian", "R1S, R1T, R2"),
  list("Rolls-Royce", "Cullinan, Dawn, Ghost, Phantom, Spectre, Wraith"),
  list("Saab", "9-3, 9-5, 9-7X"),
  list("Saturn", "Astra, Aura, Ion, L300, Outlook, Relay, Sky, VUE"),
  list("Scion", "FR-S, iA, iM, iQ, tC, xA, xB, xD"),
  list("smart", "fortwo"),
  list(
    "Subaru",
    "Ascent, Baja, BRZ, Crosstrek, Crosstrek Hybrid, Forester, Impreza, Legacy, Outback, Solterra, Tribeca, WRX, WRX STI, XV Crosstrek",
  ),
  list("Suzuki", "Aerio, Equator, Forenza, Grand Vitara, Kizashi, Reno, SX4, Verona, Vitara, XL7"),
  list("Tesla", "Cybertruck, Model 3, Model S, Model X, Model Y, Roadster"),
  list(
    "Toyota",
    "4Runner, 86, Avalon, Avalon Hybrid, bZ4X, C-HR, Camry, Camry Hybrid, Celica, Corolla, Corolla Cross, Corolla Hatchback, Corolla Hybrid, Corolla iM, Crown, Crown Signia, Echo, FJ Cruiser, GR Corolla, GR Supra, GR86, Grand Highlander, Highlander, Highlander Hybrid, Land Cruiser, Matrix, Mirai, Prius, Prius c, Prius Prime, Prius v, RAV4, RAV4 Hybrid, RAV4 Prime, Sequoia, Sienna, Solara, Tacoma, Tundra, Venza, Yaris",
  ),
  list("VinFast", "VF 8, VF 9"),
  list(
    "Volkswagen",
    "Arteon, Atlas, Atlas Cross Sport, Beetle, Cabrio, CC, e-Golf, Eos, Golf, Golf GTI, Golf R, Golf SportWagen, GTI, ID. Buzz, ID.4, Jetta, Jetta GLI, Jetta SportWagen, New Beetle, Passat, Phaeton, Rabbit, Routan, Taos, Tiguan, Tiguan Limited, Touareg",
  ),
  list(
    "Volvo",
    "C30, C40, C70, EX30, EX90, S40, S60, S80, S90, V50, V60, V60 Cross Country, V70, V90, XC40, XC60, XC70, XC90",
  ),
];

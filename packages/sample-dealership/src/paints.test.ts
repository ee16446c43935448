import { createReadStream } from "node:fs";
import { gatherFeed, readFeed } from "@forecourt/feeds";
import { illustrationPaint } from "@forecourt/vehicle-illustrations";
import { expect, test } from "vitest";
import { feedUrl } from "./files.ts";

/** Every color name of the feed, by the paint of its illustration. */
const PAINTED: Record<string, string[]> = {
  black: [
    "Agate Black Metallic, Aurora Black Pearl, Black, Black Diamond, Black Noir Pearl, Brilliant Black,",
    "Brilliant Black Crystal Pearlcoat, Carbon Black Metallic, Crystal Black Pearl, Crystal Black Silica,",
    "Deep Black Pearl, Diamond Black Crystal Pearlcoat, Ebony Black, Jet Black, Jet Black Metallic,",
    "Labrador Black Pearl, Majestic Black Pearl, Midnight Black Metallic, Obsidian Black Metallic,",
    "Onyx Black, Phantom Black, Pitch Black Clearcoat, Shadow Black, Solid Black, Stellar Black Metallic,",
    "Super Black, Tuxedo Black Metallic",
  ],
  blue: [
    "Abyss Blue Pearl, Adriatic Blue, Aegean Blue Metallic, Atlas Blue Metallic, Blue Granite Metallic,",
    "Blue Jeans Metallic, Blueprint, Cosmic Blue Metallic, Dark Adriatic Blue Metallic,",
    "Deep Blue Metallic, Deep Crystal Blue Mica, Fathom Blue Pearl, Horizon Blue, Lunar Blue Metallic,",
    "Nautical Blue Metallic, Navarra Blue Metallic, Neptune Blue, Night Blue Metallic, Nightfall Mica,",
    "Northsky Blue Metallic, Pacific Blue Metallic, Patriot Blue Pearlcoat, Phytonic Blue Metallic,",
    "Plum Crazy Pearlcoat, Sapphire Blue Metallic, Starlight Blue Metallic, Stone Blue Metallic,",
    "Storm Blue Metallic, Tourmaline Blue Metallic, True Blue Pearlcoat",
  ],
  graphite: [
    "Autumn Shimmer, Bronze Metallic, Carbonized Gray Metallic, Cyber Gray Metallic,",
    "Granite Crystal Metallic Clearcoat, Granite Pearlcoat, Graphite Gray Metallic, Graphite Shadow,",
    "Gun Metallic, Iridium Metallic, Machine Gray, Machine Gray Metallic, Magnetic Gray Metallic,",
    "Magnetic Metallic, Magnetite Gray Metallic, Manhattan Gray Metallic, Mercury Gray Metallic,",
    "Midnight Silver Metallic, Mineral Gray Metallic, Monsoon Gray Metallic, Moonstone Gray Metallic,",
    "Nebula Gray Pearl, Oak Brown Metallic, Pepperdust Metallic, Platinum Gray Metallic,",
    "Polished Metal Metallic, Portofino Gray, Predawn Gray Mica, Pure Gray, Satin Steel Metallic,",
    "Selenite Gray Metallic, Shadow Gray Metallic, Sonic Gray Pearl, Steel Gray, Sterling Gray Metallic,",
    "Sterling Metallic, Titanium Gray Metallic",
  ],
  green: ["Guard Metallic, Olive Green Pearlcoat"],
  orange: ["Plasma Yellow Pearl, Sunset Orange"],
  pearl: [
    "Blizzard Pearl, Crystal White Pearl Mica, Crystal White Tricoat, Eminent White Pearl,",
    "Iridescent Pearl Tricoat, Pearl White, Pearl White Multi-Coat, Pearl White TriCoat,",
    "Platinum White Pearl, Pristine White Metallic Tri-Coat, Quartz White Pearl, Snow White Pearl,",
    "Snowflake White Pearl Mica, Star White Metallic Tri-Coat, White Diamond, White Frost Tricoat,",
    "White Platinum Metallic Tri-Coat, Wind Chill Pearl, Winter Frost Pearl",
  ],
  red: [
    "Barcelona Red Metallic, Basque Red Pearl, Burgundy Velvet Metallic Tinted Clearcoat, Calypso Red,",
    "Crimson Red Pearl, Crimson Red Tintcoat, Currant Red, Delmonico Red Pearlcoat,",
    "Firecracker Red Clearcoat, Infrared Metallic, Octane Red Pearlcoat, Performance Red Pearl,",
    "Radiant Red Metallic, Radiant Red Tintcoat, Rally Red Metallic, Red Diamond, Red Hot,",
    "Red Multi-Coat, Red Passion Tintcoat, Ruby Flare Pearl, Ruby Red Metallic Tinted Clearcoat,",
    "Scarlet Ember Tintcoat, TorRed Clearcoat, Tornado Red, Velvet Red Pearlcoat, Venetian Red Pearl,",
    "Victory Red",
  ],
  sand: ["Cashmere Pearlcoat, Sand Yellow Metallic"],
  silver: [
    "Alloy Silver Metallic, Atomic Silver, Billet Silver Metallic Clearcoat, Bright Silver Metallic,",
    "Brilliant Silver Metallic, Celestial Silver Metallic, Classic Silver Metallic,",
    "Florett Silver Metallic, Glacier Silver Metallic, Iconic Silver Metallic, Ingot Silver Metallic,",
    "Iridium Silver Metallic, Liquid Platinum, Lunar Silver Metallic, Pyrite Silver Metallic,",
    "Quicksilver Metallic, Radiant Silver Metallic, Rhodium Silver Metallic, Shimmering Silver Pearl,",
    "Silver Ice Metallic, Silver Radiance Metallic, Triple Nickel Clearcoat",
  ],
  white: [
    "Alpine White, Bright White Clearcoat, Clear White, Crystal White Metallic, Glacier White, Ice White,",
    "Mineral White Metallic, Oxford White, Polar White, Pure White, Summit White, Super White,",
    "Taffeta White, Uyuni White, White Knuckle Clearcoat, Wicked White",
  ],
};

test("every color of the feed has the nearest paint", async () => {
  const feed = await gatherFeed(
    readFeed(createReadStream(feedUrl), { storeFor: ({ storeCode }) => storeCode, today: "2026-11-22" }),
  );
  const names: Record<string, Set<string>> = {};
  for (const { vehicle } of feed.accepted) {
    const name = vehicle.exteriorColor ?? "";
    const paint = illustrationPaint(vehicle.exteriorColorFamily, name);
    names[paint] = (names[paint] ?? new Set()).add(name);
  }
  const found = Object.entries(names).map(([paint, all]) => [paint, [...all].sort().join(", ")]);
  const expected = Object.entries(PAINTED).map(([paint, lines]) => [paint, lines.join(" ")]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

import { BMW_MERCEDES_AND_MINI } from "./bmw-mercedes-mini.ts";
import { CADILLAC_BUICK_AND_LINCOLN } from "./cadillac-buick-lincoln.ts";
import { CHEVROLET_CARS } from "./chevrolet-cars.ts";
import { CHEVROLET_SUVS } from "./chevrolet-suvs.ts";
import { CHEVROLET_TRUCKS } from "./chevrolet-trucks.ts";
import { CHRYSLER_AND_DODGE } from "./chrysler-dodge.ts";
import { FORD_CARS } from "./ford-cars.ts";
import { FORD_SUVS } from "./ford-suvs.ts";
import { FORD_TRUCKS } from "./ford-trucks.ts";
import { GMC } from "./gmc.ts";
import { HONDA } from "./honda.ts";
import { HYUNDAI_AND_GENESIS } from "./hyundai-genesis.ts";
import { KIA } from "./kia.ts";
import { MITSUBISHI_CERTIFIED } from "./mitsubishi-certified.ts";
import { MITSUBISHI_NEW } from "./mitsubishi-new.ts";
import { MITSUBISHI_USED } from "./mitsubishi-used.ts";
import type { ModelFacts } from "./model-facts.ts";
import { NISSAN_AND_INFINITI } from "./nissan-infiniti.ts";
import { RAM_AND_JEEP } from "./ram-jeep.ts";
import { SUBARU_AND_MAZDA } from "./subaru-mazda.ts";
import { TESLA_LEXUS_ACURA_AND_VOLVO } from "./tesla-lexus-acura-volvo.ts";
import { TOYOTA_CARS } from "./toyota-cars.ts";
import { TOYOTA_SUVS_AND_TRUCKS } from "./toyota-suvs-trucks.ts";
import { VOLKSWAGEN_AUDI_AND_PORSCHE } from "./volkswagen-audi-porsche.ts";

export const NEW_MODELS: readonly ModelFacts[] = MITSUBISHI_NEW;
export const CERTIFIED_MODELS: readonly ModelFacts[] = MITSUBISHI_CERTIFIED;
export const USED_MODELS: readonly ModelFacts[] = [
  ...FORD_TRUCKS,
  ...FORD_SUVS,
  ...FORD_CARS,
  ...CHEVROLET_TRUCKS,
  ...CHEVROLET_SUVS,
  ...CHEVROLET_CARS,
  ...GMC,
  ...TOYOTA_CARS,
  ...TOYOTA_SUVS_AND_TRUCKS,
  ...HONDA,
  ...RAM_AND_JEEP,
  ...NISSAN_AND_INFINITI,
  ...HYUNDAI_AND_GENESIS,
  ...KIA,
  ...SUBARU_AND_MAZDA,
  ...VOLKSWAGEN_AUDI_AND_PORSCHE,
  ...BMW_MERCEDES_AND_MINI,
  ...TESLA_LEXUS_ACURA_AND_VOLVO,
  ...CADILLAC_BUICK_AND_LINCOLN,
  ...CHRYSLER_AND_DODGE,
  ...MITSUBISHI_USED,
];

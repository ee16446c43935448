import { expect, test } from "vitest";
import { featureWords } from "./feature-words.ts";

test.each([
  ["tercerafila", "third_row_seating", ["third_row_seating"]],
  ["7seater", "3rd_row_seat", ["3rd_row_seat"]],
  ["7pasajeros", "seven_passenger_seating", ["seven_passenger_seating"]],
  ["captainschairs", "captain_s_chairs", ["captain_s_chairs"]],
  ["cuero", "leather_trimmed_seats", ["leather_trimmed_seats"]],
  ["cuero", "leatherette_seats", undefined],
  ["seatheaters", "heated_front_seats", ["heated_front_seats"]],
  ["seatheaters", "heated_steering_wheel", undefined],
  ["cooledseats", "ventilated_front_seats", ["ventilated_front_seats"]],
  ["volantecalefactado", "heated_steering_wheel", ["heated_steering_wheel"]],
  ["memoryseats", "driver_seat_memory", ["driver_seat_memory"]],
  ["sunroof", "power_moonroof", ["power_moonroof"]],
  ["panoroof", "panoramic_sunroof", ["panoramic_sunroof"]],
  ["carplay", "apple_carplay", ["apple_carplay"]],
  ["androidauto", "android_auto", ["android_auto"]],
  ["camaratrasera", "rearview_camera", ["rearview_camera"]],
  ["camaratrasera", "rear_view_camera", ["rear_view_camera"]],
  ["360camera", "surround_view_camera", ["surround_view_camera"]],
  ["gps", "navigation_system", ["navigation_system"]],
  ["puntociego", "blind_spot_monitor", ["blind_spot_monitor"]],
  ["adaptivecruise", "adaptive_cruise_control", ["adaptive_cruise_control"]],
  ["laneassist", "lane_keep_assist", ["lane_keep_assist"]],
  ["remotestarter", "remote_engine_start", ["remote_engine_start"]],
  ["pushstart", "push_button_start", ["push_button_start"]],
  ["keyless", "keyless_entry", ["keyless_entry"]],
  ["towhitch", "tow_package_650", ["tow_package_650"]],
  ["towhitch", "trailer_hitch", ["trailer_hitch"]],
  ["portonelectrico", "power_liftgate", ["power_liftgate"]],
  ["slidingdoors", "power_sliding_doors", ["power_sliding_doors"]],
  ["hud", "head_up_display", ["head_up_display"]],
  ["rines", "alloy_wheels", ["alloy_wheels"]],
  ["roofrack", "roof_rails", ["roof_rails"]],
  ["parkassist", "parking_sensors", ["parking_sensors"]],
  ["premiumsound", "premium_audio", ["premium_audio"]],
  ["cargainalambrica", "wireless_charging", ["wireless_charging"]],
  ["hotspot", "wi_fi_hotspot", ["wi_fi_hotspot"]],
  ["fastcharging", "dc_fast_charging", ["dc_fast_charging"]],
  ["estribos", "running_boards", ["running_boards"]],
  ["bedliner", "bed_liner", ["bed_liner"]],
  ["dvdplayer", "rear_seat_entertainment", ["rear_seat_entertainment"]],
  ["bluetooth", "bluetooth", ["bluetooth"]],
])("%s is %s: %j", (typed, feature, expected) => {
  expect(featureWords([feature]).get(typed)).toEqual(expected);
});

test("means every feature that has it, and omits what no feature names", () => {
  const words = featureWords(["sunroof", "heated_seats", "panoramic_sunroof"]);
  expect(words.get("quemacocos")).toEqual(["sunroof", "panoramic_sunroof"]);
  expect(words.has("gps")).toBe(false);
});

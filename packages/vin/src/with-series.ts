/** Some names hold a place for the series. Examples are `RX #` and `Silverado #HD`, whose smallest has no suffix. */
export function withSeries(name: string, series: string): string {
  return name.replace(/#(.*)/, series && (series === "1500" ? series : `${series}$1`)).trim();
}

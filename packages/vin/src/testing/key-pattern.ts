/** A key of the table as a regular expression over a whole VIN: the reference that `matchKey` is compared with. */
export function keyPattern(key: string): RegExp {
  const [vehicle = "", rest = ""] = key.split("|");
  const expression = (text: string) => text.replaceAll("*", ".").replaceAll("#", "\\d");
  const length = vehicle.replace(/\[[^\]]*\]/g, "x").length;
  return new RegExp(`^.{3}${expression(vehicle)}.{${5 - length}}.${expression(rest)}`);
}

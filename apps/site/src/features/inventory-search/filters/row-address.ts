/**
 * The address of a list by one value only, which most rows lead to; the others have their address in `data-href`.
 *
 * @example valueAddress("/cars-for-sale", "apple_carplay") // "/cars-for-sale/apple-carplay"
 */
export function valueAddress(listing: string, value: string): string {
  return `${listing}/${value.replaceAll("_", "-")}`;
}

/** The address of the list with a row's value toggled; undefined for a row without vehicles. */
export function addressOfRow(box: HTMLInputElement): string | undefined {
  if (box.disabled) return undefined;
  return box.dataset["href"] ?? valueAddress(box.form?.getAttribute("action") ?? "", box.value);
}

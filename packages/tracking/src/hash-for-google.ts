import { normalizeForGoogle } from "./normalize-for-google.ts";
import { sha256Values } from "./sha256.ts";
import type { TrackingUser } from "./tracking-user.ts";

/**
 * A person's details in the shape of `user_data` of Google's tags. Keys with `sha256_` are lower-case hexadecimal; Google
 * matches an address by city, region, ZIP code and country in plain text.
 */
export type GoogleUser = {
  sha256_email_address?: string;
  sha256_phone_number?: string;
  address: {
    sha256_first_name?: string;
    sha256_last_name?: string;
    sha256_street?: string;
    city?: string;
    region?: string;
    postal_code?: string;
    country: "US";
  };
};

/**
 * Normalises contact details by Google's rules and hashes what Google takes hashed. Omits blank and invalid fields
 * (docs/product/tracking.md, "People").
 *
 * Without WebCrypto (a page without https) only the country remains: no name or email is sent in plain text.
 *
 * @example await hashForGoogle({ email: "Ana.Ruiz+cars@gmail.com" })
 * // { sha256_email_address: "ac515bc1…", address: { country: "US" } }, the hash of anaruiz@gmail.com
 */
export async function hashForGoogle(user: TrackingUser): Promise<GoogleUser> {
  const { email, phone, firstName, lastName, street, city, region, postalCode } = normalizeForGoogle(user);
  const person = await sha256Values({ sha256_email_address: email, sha256_phone_number: phone });
  const home = await sha256Values({
    sha256_first_name: firstName,
    sha256_last_name: lastName,
    sha256_street: street,
  });
  if (home === null) return { address: { country: "US" } };
  return {
    ...person,
    address: {
      ...home,
      ...(city !== "" && { city }),
      ...(region !== "" && { region }),
      ...(postalCode !== "" && { postal_code: postalCode }),
      country: "US",
    },
  };
}

/** The most characters a field keeps, after cleaning; a longer value is refused with `too-long`, never cut. */
export const TEXT_LIMITS = {
  name: 100,
  /** RFC 5321: the longest address that can be delivered to. */
  email: 254,
  phone: 40,
  street: 200,
  city: 100,
  state: 60,
  zipCode: 20,
  vehicleText: 100,
  message: 5000,
  /** Free answers inside `details`. */
  detail: 500,
  page: 2048,
} as const;

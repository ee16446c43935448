/** Maximum characters of a field after normalisation; longer values are rejected with `too-long`, never cut. */
export const TEXT_LIMITS = {
  name: 100,
  /** RFC 5321: the maximum length of an address. */
  email: 254,
  phone: 40,
  street: 200,
  city: 100,
  state: 60,
  zipCode: 20,
  vehicleText: 100,
  message: 5000,
  /** Free text inside `details`. */
  detail: 500,
  page: 2048,
} as const;

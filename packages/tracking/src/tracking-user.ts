/** A person's details in plain text; a blank field counts as missing. */
export type TrackingUser = {
  email?: string;
  /** A North American phone in any notation; an extension is ignored. */
  phone?: string;
  firstName?: string;
  lastName?: string;
  streetAddress?: string;
  city?: string;
  /** A postal code or a name: `MO`, `Missouri`. */
  state?: string;
  /** Five digits or ZIP+4. */
  zipCode?: string;
  /** The site's id of the visitor. */
  external_id?: string | null;
};

const PETALS =
  "M16 5A3.5 4.6 0 0 1 16 14.2A3.5 4.6 0 0 1 16 5ZM26.46 12.6A3.5 4.6 72 0 1 17.71 15.44A3.5 4.6 72 0 1 26.46 12.6ZM22.47 24.9A3.5 4.6 144 0 1 17.06 17.46A3.5 4.6 144 0 1 22.47 24.9ZM9.53 24.9A3.5 4.6 216 0 1 14.94 17.46A3.5 4.6 216 0 1 9.53 24.9ZM5.54 12.6A3.5 4.6 288 0 1 14.29 15.44A3.5 4.6 288 0 1 5.54 12.6Z";

/** The logo of the sample dealership: a larkspur blossom. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width={30} height={30} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" className="fill-inverse" />
      <path d={PETALS} className="fill-accent" />
      <circle cx="16" cy="16" r="2.4" className="fill-inverse" />
    </svg>
  );
}

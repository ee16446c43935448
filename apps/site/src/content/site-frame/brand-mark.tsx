/** The logo of the sample dealership: a larkspur blossom. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width={30} height={30} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" className="fill-inverse" />
      <g className="fill-accent">
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse key={turn} cx="16" cy="9.6" rx="3.5" ry="4.6" transform={`rotate(${turn} 16 16)`} />
        ))}
      </g>
      <circle cx="16" cy="16" r="2.4" className="fill-inverse" />
    </svg>
  );
}

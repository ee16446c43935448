import type { ComparedVehicle } from "./compared-vehicles.ts";

type CompareHeadProps = { vehicles: readonly ComparedVehicle[]; specLabel: string };

/** The vehicles as column headers. Names stick to the top; images scroll away. */
export function CompareHead({ vehicles, specLabel }: CompareHeadProps) {
  const hasDetails = vehicles.some(({ image, remove }) => image || remove);
  return (
    <thead>
      {hasDetails ? (
        <tr className="compare-pictures">
          <td />
          {vehicles.map(({ id, image, remove }) => (
            <td key={id}>
              <div className="relative overflow-hidden rounded-md">
                {image}
                {remove}
              </div>
            </td>
          ))}
        </tr>
      ) : null}
      <tr className="compare-names">
        <th scope="col" className="align-bottom!">
          <span className="font-normal text-subtle text-xs @max-2xl:sr-only">{specLabel}</span>
        </th>
        {vehicles.map(({ id, title, subtitle, price }) => (
          <th key={id} scope="col">
            {title}
            {subtitle ? (
              <span className="mt-0.5 block font-normal text-muted text-xs">{subtitle}</span>
            ) : null}
            {price}
          </th>
        ))}
      </tr>
    </thead>
  );
}

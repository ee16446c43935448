import type { ComparedVehicle } from "./compared-vehicles.ts";

type CompareHeadProps = { vehicles: readonly ComparedVehicle[]; specLabel: string };

/** The vehicles as column headers. Names stick to the top; images scroll away. */
export function CompareHead({ vehicles, specLabel }: CompareHeadProps) {
  const hasDetails = vehicles.some(({ image, price, remove }) => image || price || remove);
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className="sticky start-0 top-0 z-20 w-36 min-w-36 border-line border-e border-b bg-surface px-3.5 py-3 text-start align-bottom font-medium text-subtle text-xs md:w-52 md:min-w-52 md:px-4.5"
        >
          {specLabel}
        </th>
        {vehicles.map(({ id, title }) => (
          <th
            key={id}
            scope="col"
            className="sticky top-0 z-10 min-w-44 border-line border-b bg-surface px-3.5 py-3 text-start align-bottom font-semibold text-control leading-tight md:min-w-52 md:px-4.5"
          >
            {title}
          </th>
        ))}
      </tr>
      {hasDetails ? (
        <tr>
          <td className="sticky start-0 z-10 border-line border-e bg-surface" />
          {vehicles.map(({ id, image, price, remove }) => (
            <td key={id} className="px-3.5 pt-3.5 pb-2 align-top md:px-4.5">
              {image ? <div className="mb-3 overflow-hidden rounded-md">{image}</div> : null}
              <div className="flex items-start justify-between gap-2">
                {price}
                {remove}
              </div>
            </td>
          ))}
        </tr>
      ) : null}
    </thead>
  );
}

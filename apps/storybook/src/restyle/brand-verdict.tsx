import { type DefinedBrand, faultText } from "@forecourt/ui/define-brand";
import { Icon } from "@forecourt/ui/icon";

/** Whether `defineBrand` accepts the inputs, or all faults. */
export function BrandVerdict({ brand }: { brand: DefinedBrand }) {
  return (
    <div
      role="status"
      className={`rounded-md border p-4 text-sm ${brand.ok ? "border-line" : "border-danger-text bg-danger-wash"}`}
    >
      <p className="flex items-center gap-2 font-semibold text-base">
        <Icon name={brand.ok ? "check-circle" : "alert"} />
        {brand.ok
          ? "All pairs pass, in light and dark mode."
          : `Rejected: ${brand.faults.length} ${brand.faults.length === 1 ? "fault" : "faults"}.`}
      </p>
      {brand.ok ? null : (
        <ul className="mt-2 grid gap-0.5">
          {brand.faults.slice(0, 8).map((fault) => (
            <li key={faultText(fault)} className="font-mono text-caption">
              {faultText(fault)}
            </li>
          ))}
          {brand.faults.length > 8 ? <li>and {brand.faults.length - 8} more</li> : null}
        </ul>
      )}
    </div>
  );
}

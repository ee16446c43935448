import { brandErrorText, brandWarningText, type DefinedBrand } from "@forecourt/ui/define-brand";
import { Icon } from "@forecourt/ui/icon";

/** Whether `defineBrand` accepts the inputs, with its warnings, or all errors. */
export function BrandVerdict({ brand }: { brand: DefinedBrand }) {
  return (
    <div
      role="status"
      className={`rounded-md border p-4 text-sm ${brand.ok ? (brand.value.warnings.length > 0 ? "border-transparent bg-warn-wash" : "border-line") : "border-danger-text bg-danger-wash"}`}
    >
      <p className="flex items-center gap-2 font-semibold text-base">
        <Icon name={brand.ok ? "check-circle" : "alert"} />
        {brand.ok
          ? "All pairs pass, in light and dark mode."
          : `Rejected: ${brand.errors.length} ${brand.errors.length === 1 ? "error" : "errors"}.`}
      </p>
      {brand.ok && brand.value.warnings.length > 0 ? (
        <ul className="mt-2 grid gap-0.5 text-warn-text">
          {brand.value.warnings.map((warning) => (
            <li key={warning.mode} className="font-mono text-caption">
              {brandWarningText(warning)}
            </li>
          ))}
        </ul>
      ) : null}
      {brand.ok ? null : (
        <ul className="mt-2 grid gap-0.5">
          {brand.errors.slice(0, 8).map((error) => (
            <li key={brandErrorText(error)} className="font-mono text-caption">
              {brandErrorText(error)}
            </li>
          ))}
          {brand.errors.length > 8 ? <li>and {brand.errors.length - 8} more</li> : null}
        </ul>
      )}
    </div>
  );
}

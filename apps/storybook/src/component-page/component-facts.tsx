import { AnchorMdx, Source } from "@storybook/addon-docs/blocks";
import { productPageOf } from "../product/product-page-of.ts";
import { useToolbar } from "../toolbar/use-toolbar.ts";
import { importLines } from "./exported-components.ts";
import { StatusBadge, statusOf } from "./status-badge.tsx";

/** The version of all components whose story file has no `parameters.since`. */
const FIRST_RELEASE = "0.1.0";

type ComponentFactsProps = {
  names: readonly string[];
  tags: readonly string[];
  since: string | undefined;
  product: readonly string[];
};

/** A component's status, first version, import and product rules. */
export function ComponentFacts({ names, tags, since = FIRST_RELEASE, product }: ComponentFactsProps) {
  const lines = importLines(names);
  const { mode } = useToolbar();
  return (
    <>
      <dl className="docs-facts">
        <div>
          <dt>Status</dt>
          <dd>
            <StatusBadge status={statusOf(tags)} />
          </dd>
        </div>
        <div>
          <dt>Since</dt>
          <dd>{since}</dd>
        </div>
        <div>
          <dt>Product rules</dt>
          <dd>
            {product.map((section, at) => {
              const { href, label } = productPageOf(section);
              return (
                <span key={section}>
                  {at > 0 ? ", " : null}
                  <AnchorMdx href={href} target="_self">
                    {label}
                  </AnchorMdx>
                </span>
              );
            })}
          </dd>
        </div>
      </dl>
      {lines ? <Source code={lines} language="tsx" dark={mode === "dark"} /> : null}
    </>
  );
}

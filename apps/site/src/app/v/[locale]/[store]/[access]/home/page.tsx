import { pageContext, type VariantParams } from "#server/page-context.ts";

export default async function Page({ params }: { params: VariantParams }) {
  const { inventory } = await pageContext(params);
  return <h1>{inventory.size}</h1>;
}

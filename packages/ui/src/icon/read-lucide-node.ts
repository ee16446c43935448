type LucideModule = { __iconData: { node: [string, Record<string, string>][] } };

/**
 * Reads an icon's shapes from the installed lucide-react, without React's `key` entries.
 * For build scripts and tests only.
 */
export async function readLucideNode(source: string): Promise<[string, Record<string, string>][]> {
  const { __iconData } = (await import(`lucide-react/icons/${source}`)) as unknown as LucideModule;
  return __iconData.node.map(([element, { key: _key, ...attributes }]) => [element, attributes]);
}

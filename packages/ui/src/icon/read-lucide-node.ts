type LucideModule = { __iconData: { node: [string, Record<string, string>][] } };

/**
 * Reads one icon's shapes from the installed lucide-react, without React's `key` entries.
 * Build-time and test-time only: nothing that is shipped imports this file.
 */
export async function readLucideNode(source: string): Promise<[string, Record<string, string>][]> {
  const { __iconData } = (await import(`lucide-react/icons/${source}`)) as unknown as LucideModule;
  return __iconData.node.map(([element, { key: _key, ...attributes }]) => [element, attributes]);
}

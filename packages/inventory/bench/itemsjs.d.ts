/** itemsjs has no types. */
declare module "itemsjs" {
  export default function itemsjs(
    items: readonly object[],
    configuration: object,
  ): { search(options: object): unknown };
}

/** The package has no types of its own; the contender names what it reads. */
declare module "itemsjs" {
  export default function itemsjs(
    items: readonly object[],
    configuration: object,
  ): { search(options: object): unknown };
}

import type { Vehicle } from "../vehicle.ts";
import type { RowMoves } from "./row-moves.ts";
import { type Columns, type VehicleTable, widen } from "./vehicle-table.ts";

type Column = Int32Array | Uint16Array | Uint32Array;

/** Returns a table in another order: row i is row `order[i]` of the given one. */
export function arrangeRows<V extends Vehicle>(
  { vehicles, columns, features }: VehicleTable<V>,
  order: Uint32Array,
): VehicleTable<V> {
  return {
    vehicles: Array.from(order, (row) => vehicles[row]!),
    columns: mapColumns(columns, (column) => arrange(column, order, 1)),
    features: { ...features, rows: arrange(features.rows, order, features.width) },
  };
}

/**
 * Returns a table without the removed rows and with added ones. Copies runs of rows, which takes little time. When each
 * added row replaces one with its VIN, columns without a difference are shared.
 */
export function mergeRows<V extends Vehicle>(
  table: VehicleTable<V>,
  added: VehicleTable<V>,
  moves: RowMoves,
): VehicleTable<V> {
  const width = Math.max(table.features.width, added.features.width);
  const [features, addedFeatures] = [table, added].map(({ features, vehicles }) => {
    const widened = { ...features };
    if (widened.width < width) widen(widened, vehicles.length, width);
    return widened.rows;
  });
  const inPlace = replacesRows(table, added, moves);
  const mergeColumn = <C extends Column>(column: C, other: Column, width: number): C =>
    inPlace && sameRows(column, other, moves, width) ? column : merge(column, other, moves, width);
  const vehicles = new Array<V>(moves.size);
  for (const { from, to, at } of moves.runs)
    for (let row = from; row < to; row++) vehicles[at + row - from] = table.vehicles[row]!;
  for (const [row, at] of moves.added.entries()) vehicles[at] = added.vehicles[row]!;
  return {
    vehicles,
    columns: mapColumns(table.columns, (column, name) => mergeColumn(column, added.columns[name], 1)),
    features: { rows: mergeColumn(features!, addedFeatures!, width), width },
  };
}

function replacesRows(
  table: VehicleTable,
  added: VehicleTable,
  { size, runs, added: places }: RowMoves,
): boolean {
  return (
    size === table.vehicles.length &&
    runs.every(({ from, at }) => from === at) &&
    places.every((at, row) => table.vehicles[at]!.vin === added.vehicles[row]!.vin)
  );
}

function sameRows(column: Column, added: Column, moves: RowMoves, width: number): boolean {
  return added.every(
    (value, at) => column[moves.added[Math.floor(at / width)]! * width + (at % width)] === value,
  );
}

function mapColumns(columns: Columns, map: (column: Column, name: keyof Columns) => Column): Columns {
  const names = Object.keys(columns) as (keyof Columns)[];
  return Object.fromEntries(names.map((name) => [name, map(columns[name], name)])) as Columns;
}

function emptyLike<C extends Column>(column: C, length: number): C {
  return new (column.constructor as new (length: number) => C)(length);
}

function arrange<C extends Column>(column: C, order: Uint32Array, width: number): C {
  const arranged = emptyLike(column, column.length);
  for (let i = 0; i < order.length; i++) {
    for (let j = 0; j < width; j++) arranged[i * width + j] = column[order[i]! * width + j]!;
  }
  return arranged;
}

function merge<C extends Column>(column: C, added: Column, moves: RowMoves, width: number): C {
  const merged = emptyLike(column, moves.size * width);
  for (const { from, to, at } of moves.runs)
    merged.set(column.subarray(from * width, to * width), at * width);
  for (let row = 0; row < moves.added.length; row++)
    merged.set(added.subarray(row * width, (row + 1) * width), moves.added[row]! * width);
  return merged;
}

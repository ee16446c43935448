import { DatabaseSync } from "node:sqlite";

/** A pattern of vPIC: what VINs of a schema that match `key` have. */
export type VpicPattern = { schema: number; key: string; element: string; value: string };
/** Model years, both inclusive, in which a manufacturer code uses a schema. */
export type VpicRange = { code: string; from: number; to: number; schema: number };

/** The last model year that position 10 can say. */
const LAST_YEAR = 2039;

/** Passenger cars, trucks, buses (large passenger vans), multi-purpose and incomplete vehicles (chassis cabs). */
const VEHICLE_TYPES = "2, 3, 5, 7, 10";

const LOOKUPS = {
  "Body Class": "BodyStyle",
  "Fuel Type - Primary": "FuelType",
  "Fuel Type - Secondary": "FuelType",
};
const PLAIN = ["Trim", "Series", "Doors", "Displacement (L)", "Engine Number of Cylinders", "Turbo"];

/** Reads what the table needs from a vPIC database in SQLite's format. */
export function readVpic(file: string, firstYear: number) {
  const database = new DatabaseSync(file, { readOnly: true });
  const all = <Row>(sql: string, ...values: (string | number)[]) =>
    database.prepare(sql).all(...values) as Row[];
  const ranges = all<VpicRange>(
    `select w.Wmi as code, max(s.YearFrom, ?) as "from", coalesce(s.YearTo, ${LAST_YEAR}) as "to", s.VinSchemaId as schema
     from Wmi w join Wmi_VinSchema s on s.WmiId = w.Id
     where w.VehicleTypeId in (${VEHICLE_TYPES}) and coalesce(s.YearTo, ${LAST_YEAR}) >= ?
     order by code, "from", "to", schema`,
    firstYear,
    firstYear,
  );
  const select = (value: string, join: string) =>
    `select p.VinSchemaId as schema, p.Keys as key, e.Name as element, ${value} as value
     from Pattern p join Element e on e.Id = p.ElementId ${join} where e.Name = ? order by schema, key, p.Id`;
  const models = all<VpicPattern>(
    select(
      "k.Name || '|' || m.Name",
      `join Model m on m.Id = p.AttributeId join Make_Model mm on mm.ModelId = m.Id join Make k on k.Id = mm.MakeId`,
    ),
    "Model",
  );
  const others = [
    ...Object.entries(LOOKUPS).flatMap(([element, lookup]) =>
      all<VpicPattern>(select("l.Name", `join ${lookup} l on l.Id = p.AttributeId`), element),
    ),
    ...PLAIN.flatMap((element) => all<VpicPattern>(select("p.AttributeId", ""), element)),
  ];
  const [changed] = all<{ day: string }>(
    "select substr(max(coalesce(UpdatedOn, CreatedOn)), 1, 10) as day from Pattern",
  );
  database.close();
  return { ranges, models, others, date: changed!.day };
}

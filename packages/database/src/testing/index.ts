export { type TestDatabase, useTestDatabase } from "./use-test-database.ts";

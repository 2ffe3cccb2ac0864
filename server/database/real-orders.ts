import { type Expression, type SqlBool, sql } from 'kysely'

/** Almost every row fits, so it is written in a way that no index is used: that of another condition finds fewer. */
export function isReal(column = 'is_test'): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} + 0 = 0`
}

/** The same for rows of test orders, where another condition is read from its index. */
export function isTest(column = 'is_test'): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} + 0 = 1`
}

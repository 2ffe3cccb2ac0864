// The query plan of every query that a piece of work sends.
import { CompiledQuery, type KyselyPlugin, type QueryId } from 'kysely'
import type { Database } from '../../server/platform/database/schema.ts'
import type { DatabaseKind } from './many-rows.ts'

export type Plan = { query: string; steps: string[] }

/** Steps that read a table in its own order. Under a limit they stop when enough is found. */
const SCANS: Record<DatabaseKind, RegExp> = {
  SQLite: /^SCAN (orders|send_action|audit_entry)\b(?! USING (COVERING )?INDEX)/,
  PostgreSQL: /Seq Scan on (orders|send_action|audit_entry)\b/,
}

/** Runs the work on the database and returns the plan of each query. */
export async function plansOf(
  db: Database,
  kind: DatabaseKind,
  work: (db: Database) => Promise<unknown>,
): Promise<Plan[]> {
  const built = new Map<QueryId, CompiledQuery>()
  const sent: CompiledQuery[] = []
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      built.set(queryId, db.getExecutor().compileQuery(node, queryId))
      return node
    },
    // Subqueries are built too; only queries with a result were sent.
    async transformResult({ result, queryId }) {
      const query = built.get(queryId)
      if (query) sent.push(query)
      return result
    },
  }
  await work(db.withPlugin(noting))
  const plans: Plan[] = []
  for (const { sql, parameters } of sent) {
    const explain = kind === 'SQLite' ? 'explain query plan' : 'explain (costs off)'
    const { rows } = await db.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
    )
    plans.push({ query: sql, steps: rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '') })
  }
  return plans
}

export function scansIn(plans: readonly Plan[], kind: DatabaseKind): string[] {
  return plans
    .flatMap(({ steps }) => steps.map((step) => step.trim()))
    .filter((step) => SCANS[kind].test(step))
}

// The first screen of the admin area: what needs a person, and what the server talks to.
import { adminEndpoint } from './endpoint.ts'
import type { Part, PartMode } from './health.ts'

export type PartReport = {
  part: Part
  mode: PartMode
  /** What it talks to, in a few words and without secrets: `Tripay`, `PostgreSQL`. */
  uses: string
  /** What went wrong at the last try; null while all is well. */
  trouble: string | null
  /** ISO 8601: since when it is so, where that is known; null while all is well. */
  since: string | null
}

export type Overview = {
  /** The username of who is signed in. */
  admin: string
  needs_person: {
    unknown_deliveries: number
    failed_deliveries: number
    flagged_transactions: number
  }
  /** Paid, and waiting for the game server to come back. They go out by themselves. */
  waiting_deliveries: number
  /** Since midnight in Jakarta. */
  today: {
    /** Placed, whatever became of them. */
    orders: number
    paid: number
    /** Whole rupiah, without the fees of the gateway and without what was given back. */
    revenue: number
  }
  images: { active: number; total: number }
  parts: PartReport[]
}

export const overviewApi = {
  getOverview: adminEndpoint<Overview>('GET', '/api/admin/overview'),
}

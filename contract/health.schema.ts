// The health of the process as the API gives it.
import * as z from 'zod'
import { describe } from './call.ts'
import { NoInput } from './fields.schema.ts'
import { type Health, healthApi, PART_MODES, PARTS, type Readiness } from './health.ts'

export const HealthReply = z
  .object({ status: z.literal('ok'), parts: z.record(z.enum(PARTS), z.enum(PART_MODES)) })
  .meta({ id: 'Health' }) satisfies z.ZodType<Health>

export const ReadinessReply = z
  .object({ status: z.literal('ready') })
  .meta({ id: 'Readiness' }) satisfies z.ZodType<Readiness>

export const healthCalls = {
  getHealth: describe(healthApi.getHealth, {
    summary: 'Says that the process lives, and which of its parts are real and which are sandbox.',
    input: NoInput,
    reply: HealthReply,
  }),
  getReadiness: describe(healthApi.getReadiness, {
    summary: 'Says whether requests can be sent here: the database answers and the process is not stopping.',
    input: NoInput,
    reply: ReadinessReply,
    errors: ['unavailable'],
  }),
}

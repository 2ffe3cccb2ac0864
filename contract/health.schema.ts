import * as z from 'zod'
import { publicCall } from './call.ts'
import { NoInput } from './fields.schema.ts'
import { PART_MODES, PARTS } from './health.ts'

export const Health = z
  .object({ status: z.literal('ok'), parts: z.record(z.enum(PARTS), z.enum(PART_MODES)) })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof Health>

const Readiness = z.object({ status: z.literal('ready') }).meta({ id: 'Readiness' })

export const healthCalls = {
  getHealth: publicCall('GET /api/health', {
    summary: 'Says that the process lives, and which of its parts are real, sandbox or off.',
    input: NoInput,
    reply: Health,
  }),
  getReadiness: publicCall('GET /api/health/ready', {
    summary: 'Says whether requests can be sent here: the database answers and the process is not stopping.',
    input: NoInput,
    reply: Readiness,
    errors: ['unavailable'],
  }),
}

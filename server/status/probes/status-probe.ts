// The port: one look at one game server. Throws when it does not answer as it should.
import type { ServerStatus } from '#contract/status.schema.ts'

export type StatusProbe = { look(): Promise<ServerStatus> }

export const LOOK_TIMEOUT_MS = 3_000

// Port: pings one game server; rejects without a valid status.
import type { ServerStatus } from '#contract/network/status.schema.ts'

export type StatusProbe = { ping(): Promise<ServerStatus> }

export const PING_TIMEOUT_MS = 3_000

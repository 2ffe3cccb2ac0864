// Player count of the simulated network: a daily curve with noise, a function of time alone.
import type { StatusReply } from './game-status.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const JAKARTA_MS = 7 * 60 * 60 * 1_000
const MAX_PLAYERS = 500
const QUIET = 46
const BUSY = 214

/** Highest at 20:00 in Jakarta, lowest at 08:00. */
export function crowdAt(now: Date): StatusReply {
  const hour = ((now.getTime() + JAKARTA_MS) % DAY_MS) / (DAY_MS / 24)
  const tide = (1 + Math.cos(((hour - 20) / 24) * 2 * Math.PI)) / 2
  const minutes = now.getTime() / 60_000
  const weather = Math.sin(minutes / 7) * 6 + Math.sin(minutes / 2.3) * 3
  const online = Math.max(0, Math.round(QUIET + (BUSY - QUIET) * tide + weather))
  return { online, max: MAX_PLAYERS, version: '1.8 – 1.21.8' }
}

// How many players a simulated network has: a daily tide with a little weather, the same for everyone at one moment.
import type { ToldStatus } from './game-status.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const JAKARTA_MS = 7 * 60 * 60 * 1_000
const MAX_PLAYERS = 500
const QUIET = 46
const BUSY = 214

/** Fullest at eight in the evening in Jakarta, emptiest at eight in the morning. */
export function crowdAt(now: Date): ToldStatus {
  const hour = ((now.getTime() + JAKARTA_MS) % DAY_MS) / (DAY_MS / 24)
  const tide = (1 + Math.cos(((hour - 20) / 24) * 2 * Math.PI)) / 2
  const minutes = now.getTime() / 60_000
  const weather = Math.sin(minutes / 7) * 6 + Math.sin(minutes / 2.3) * 3
  const online = Math.max(0, Math.round(QUIET + (BUSY - QUIET) * tide + weather))
  return { online, max: MAX_PLAYERS, version: '1.8 – 1.21.8' }
}

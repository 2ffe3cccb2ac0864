// Invented voters of this month and of the one before.
import { chance, playerNames } from './player-names.ts'

const VOTERS = 160
const JAKARTA_MS = 7 * 60 * 60 * 1_000

/** At most one vote a day. */
export function demoVoters(now: Date, month: 'current' | 'previous'): { name: string; votes: number }[] {
  const there = new Date(now.getTime() + JAKARTA_MS)
  const lastDay = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 0))
  const days = month === 'current' ? there.getUTCDate() : lastDay.getUTCDate()
  const key = (month === 'current' ? there : lastDay).toISOString().slice(0, 7)
  return playerNames(VOTERS, 'voters').map((name) => {
    const votes = Array.from({ length: days }, (_, day) => chance(`${name}/${key}/${day}`))
    const diligence = chance(`${name}/diligence`)
    return { name, votes: votes.filter((luck) => luck < diligence).length }
  })
}

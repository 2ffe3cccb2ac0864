// The player that this browser knows: who votes or bought here, else the player that was looked at last.
import { useEffect, useState } from 'react'
import { parseStored, readStored } from '#web/kit/api/browser-storage.ts'
import { loadSeen } from '#web/kit/layout/seen-players.ts'

/** `isYou`: the visitor gave this name as his own. */
export type OwnName = { name: string; isYou: boolean }

/** Null before the first render in the browser, and where nothing is known. */
export function useOwnName(): OwnName | null {
  const [own, setOwn] = useState<OwnName | null>(null)
  useEffect(() => setOwn(readOwnName(readStored('voteName'), readStored('checkout'), loadSeen()[0])), [])
  return own
}

export function readOwnName(voter: string | null, bought: string | null, seen?: string): OwnName | null {
  const { username, bedrock } = Object(parseStored(bought)) as { username?: unknown; bedrock?: unknown }
  const buyer =
    typeof username === 'string' && username ? (bedrock === true ? `.${username}` : username) : null
  const given = voter || buyer
  const name = given || seen
  return name ? { name: name.trim().replaceAll(' ', '_'), isYou: Boolean(given) } : null
}

/** The place of the player, from 0; below 0 where he is not listed. */
export function placeOf(entries: readonly { name: string }[], own: OwnName | null): number {
  const wanted = own?.name.toLowerCase()
  return entries.findIndex(({ name }) => name.replaceAll(' ', '_').toLowerCase() === wanted)
}

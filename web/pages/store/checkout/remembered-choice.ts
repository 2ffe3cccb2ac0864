// Name of the last order in this browser. Stored with the order, never while typing:
// a computer may be shared.

import { usernameProblem } from '#contract/network/username.ts'
import { parseStored, readStored, writeStored } from '#web/kit/api/browser-storage.ts'

const STORAGE_KEY = 'checkout'

export type Choice = { username: string; bedrock: boolean }

/** Null for values that the form could not have stored. */
export function readChoice(stored: string | null): Choice | null {
  const { username, bedrock } = Object(parseStored(stored)) as Partial<Choice>
  if (typeof username !== 'string' || typeof bedrock !== 'boolean') return null
  return usernameProblem(username, bedrock) ? null : { username, bedrock }
}

export function loadChoice(): Choice | null {
  return readChoice(readStored(STORAGE_KEY))
}

export function storeChoice(choice: Choice): void {
  writeStored(STORAGE_KEY, JSON.stringify(choice))
}

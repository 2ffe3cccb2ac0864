// Name of the last order in this browser. Stored with the order, never while typing:
// a computer may be shared.

import { usernameProblem } from '#contract/network/username.ts'

const STORAGE_KEY = 'checkout'

export type Choice = { username: string; bedrock: boolean }

/** Null for values that the form could not have stored. */
export function readChoice(stored: string | null): Choice | null {
  try {
    const { username, bedrock } = Object(JSON.parse(stored ?? 'null')) as Partial<Choice>
    if (typeof username !== 'string' || typeof bedrock !== 'boolean') return null
    if (usernameProblem(username, bedrock)) return null
    return { username, bedrock }
  } catch {
    return null
  }
}

export function loadChoice(): Choice | null {
  try {
    return readChoice(window.localStorage.getItem(STORAGE_KEY))
  } catch {
    return null
  }
}

export function storeChoice(choice: Choice): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(choice))
  } catch {
    // Without storage the form starts empty the next time.
  }
}

// Which edition the join sheet shows first.
export type Edition = 'bedrock' | 'java'

const KEY = 'join-tab'
/** Phones and tablets play Bedrock Edition. */
const HANDHELD = '(pointer: coarse), (width < 48rem)'

export function firstEdition(): Edition {
  try {
    const chosen = window.localStorage.getItem(KEY)
    if (chosen === 'bedrock' || chosen === 'java') return chosen
  } catch {
    // Without storage the device decides.
  }
  return window.matchMedia(HANDHELD).matches ? 'bedrock' : 'java'
}

export function rememberEdition(edition: Edition): void {
  try {
    window.localStorage.setItem(KEY, edition)
  } catch {
    // Without storage the device decides again.
  }
}

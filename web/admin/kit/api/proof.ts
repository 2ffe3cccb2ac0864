// A call that needs a fresh proof waits until the person has given it in the dialog of the frame, and is repeated.
import { useSyncExternalStore } from 'react'
import { ApiError } from '#web/kit/api/call.ts'
import { createListeners } from '#web/kit/ui/listeners.ts'

const { notify, subscribe } = createListeners()

/** Calls that wait at the same time share one dialog. */
let waiting: { proved: Promise<boolean>; answer: (isProved: boolean) => void } | null = null

function askForProof(): Promise<boolean> {
  if (waiting === null) {
    let answer = (_isProved: boolean) => {}
    const proved = new Promise<boolean>((resolve) => {
      answer = resolve
    })
    waiting = { proved, answer }
    notify()
  }
  return waiting.proved
}

/** False when the person gives up: then the call fails. */
export function answerProof(isProved: boolean): void {
  waiting?.answer(isProved)
  waiting = null
  notify()
}

export function useIsProofAsked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  )
}

export async function withProof<Reply>(act: () => Promise<Reply>): Promise<Reply> {
  const pressed = document.activeElement
  try {
    return await act()
  } catch (error) {
    const isNeeded = error instanceof ApiError && error.reply?.code === 'proof_required'
    if (!isNeeded) throw error
    try {
      if (await askForProof()) return await act()
      throw error
    } finally {
      // The button is disabled until its action has ended and the page is rendered.
      requestAnimationFrame(() => setTimeout(() => returnFocus(pressed)))
    }
  }
}

/** Unless the action has moved the focus, for example into another dialog. */
function returnFocus(pressed: Element | null): void {
  const { activeElement } = document
  const isLost = activeElement === document.body || activeElement?.id === 'main'
  if (isLost && pressed instanceof HTMLElement && pressed.isConnected) pressed.focus()
}

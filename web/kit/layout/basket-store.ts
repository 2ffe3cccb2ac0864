// The basket of this browser as it is stored, shared between its tabs. The store's pages read and change its lines.
import { BASKET_KEY } from '#contract/site/basket-block.ts'
import { readStored, writeStored } from '../api/browser-storage.ts'
import { createListeners } from '../ui/listeners.ts'

/** A page of the back/forward cache has missed changes of other tabs. */
const { notify, subscribe } = createListeners('storage', 'pageshow')
/** Where the storage is full or blocked, the basket lasts as long as the document. */
let unsaved: string | null = null

export const subscribeBasket = subscribe

export function storedBasket(): string | null {
  return unsaved ?? readStored(BASKET_KEY)
}

export function storeBasket(stored: string): void {
  unsaved = writeStored(BASKET_KEY, stored) ? null : stored
  notify()
}

/** Nothing for what the store could not have written. */
export function countBasket(stored: string | null): { pieces: number; sum: number } {
  try {
    const { lines } = JSON.parse(stored ?? '') as { lines: { quantity: number; price: number }[] }
    const pieces = lines.reduce((total, { quantity }) => total + quantity, 0)
    const sum = lines.reduce((total, { quantity, price }) => total + quantity * price, 0)
    if (Number.isSafeInteger(pieces) && Number.isSafeInteger(sum)) return { pieces, sum }
  } catch {}
  return { pieces: 0, sum: 0 }
}

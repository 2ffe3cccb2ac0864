/** The listeners of a store. Events of the window tell them too, such as `storage`, which comes from other tabs. */
export function createListeners(...windowEvents: readonly string[]) {
  const listeners = new Set<() => void>()
  return {
    notify(): void {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      for (const event of windowEvents) window.addEventListener(event, listener)
      return () => {
        listeners.delete(listener)
        for (const event of windowEvents) window.removeEventListener(event, listener)
      }
    },
  }
}

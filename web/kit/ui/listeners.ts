/** The listeners of a store. They also run at events of the window, such as `storage`, which comes from other tabs. */
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

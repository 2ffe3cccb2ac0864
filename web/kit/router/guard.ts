// Asks before a page with unsaved changes is left.

/** Returns false to stop the navigation; `proceed` continues it later. */
export type NavigationGuard = (target: URL, proceed: () => void) => boolean

let guard: NavigationGuard | null = null

/** At most one page is shown, so at most one guard is active. Returns its removal. */
export function guardNavigation(next: NavigationGuard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

export function mayLeave(target: URL, proceed: () => void): boolean {
  return guard === null || guard(target, proceed)
}

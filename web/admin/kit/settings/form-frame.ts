/** A form gives these to its head and its foot. */
export type FormFrame = {
  /** Names of the changed fields. */
  fields: readonly string[]
  saving: boolean
  /** Whether it is saved. */
  save: (isLeaving?: boolean) => Promise<boolean>
  discard: () => void
  /** Leads to the first of these fields. */
  showProblems: (keys: readonly string[]) => void
  onPreview: (() => void) | undefined
}

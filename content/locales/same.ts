/** The keys of the English text, each with a text of its own. English is the source; others satisfy it. */
export type Same<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Same<English[Key]>
}

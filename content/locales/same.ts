/** The keys of a text in one language, each with a text of its own. */
export type Same<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Same<English[Key]>
}

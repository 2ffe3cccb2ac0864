export type BotCheckHandle = {
  /** Tokens are single-use: call this after a refused order. */
  reset(): void
}

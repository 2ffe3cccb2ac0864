// Injectable clock, so that tests control time.
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** How far the clocks of two processes may differ. A moment beyond it is of a clock that was ahead, and is not trusted. */
export const CLOCK_SKEW_MS = 60_000

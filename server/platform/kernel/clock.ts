// Injectable clock, so that tests control time.
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

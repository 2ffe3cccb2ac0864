// The subset of pino's methods that services use.
type Write = (details: object, message: string) => void

export type Log = { debug: Write; info: Write; warn: Write; error: Write }

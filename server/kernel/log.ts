// The few log methods that domains use; Fastify's logger has them.
type Write = (details: object, message: string) => void

export type Log = { debug: Write; info: Write; warn: Write; error: Write }

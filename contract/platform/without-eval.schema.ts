// Imported before any schema: Zod compiles schemas with eval, which the content security policy of pages refuses.
import { config } from 'zod'

if ('document' in globalThis) config({ jitless: true })

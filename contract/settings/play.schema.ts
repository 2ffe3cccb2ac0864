import * as z from 'zod'
import { Address, line } from './fields.schema.ts'

/** Default ports, which players need not type. */
export const JAVA_PORT = 25_565
export const BEDROCK_PORT = 19_132

export const Play = z.object({
  java: Address,
  bedrock: Address.nullable(),
  /** As shown, for example `1.20 – 1.21`. */
  versions: line(40),
})
export type Play = z.infer<typeof Play>

// A call with its schemas: what the server checks, what the OpenAPI document shows. Never imported by pages.
import type * as z from 'zod'
import type { Endpoint, Sent } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

/** Turns what arrives as text (parameters, query) into what the endpoint names. */
export type Call<Reply = unknown, Input extends Sent = Sent> = {
  readonly endpoint: Endpoint<Reply, Input>
  /** One English sentence for readers of the API. */
  readonly summary: string
  /** Params, query and body, checked before any handler runs. */
  readonly input: z.ZodType<Input>
  /** Fields that it does not name never leave the server. */
  readonly reply: z.ZodType<Reply>
  /** The failures a caller should expect besides the general ones. */
  readonly errors: readonly ErrorCode[]
}

export function describe<Reply, Input extends Sent>(
  endpoint: Endpoint<Reply, Input>,
  description: {
    summary: string
    input: z.ZodType<Input>
    reply: z.ZodType<Reply>
    errors?: readonly ErrorCode[]
  },
): Call<Reply, Input> {
  return { endpoint, errors: [], ...description }
}

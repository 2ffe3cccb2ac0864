// Every failure that the API can answer with. Screens translate the code; `error` is English text for people.
export const ERROR_CODES = [
  'invalid_request',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'unauthorized',
  'too_many_requests',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

export type ErrorReply = { error: string; code: ErrorCode }

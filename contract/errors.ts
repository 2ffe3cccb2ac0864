// Every error code of the API. Screens translate the code; `error` is English text for API clients.
export const ERROR_CODES = [
  'invalid_request',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'uri_too_long',
  'unsupported_media_type',
  'unauthorized',
  'forbidden',
  'too_many_requests',
  'unavailable',
  'internal',

  'product_not_found',
  'username_invalid',
  'username_reserved',
  'method_not_available',
  'security_check_required',
  'security_check_failed',
  'security_check_expired',
  'security_check_unavailable',
  'payment_unavailable',
  'payment_not_found',
  'signature_invalid',

  'login_failed',
  'too_many_attempts',
  'current_password_wrong',
  'password_too_weak',
  'conflict',
  'transaction_not_found',
  'send_action_not_found',
  'delivery_in_progress',

  'image_not_found',
  'image_required',
  'not_an_image',
  'image_kind_not_accepted',
  'image_too_large',
  'image_dimensions_too_large',
  'image_damaged',
  'storage_full',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

export function isErrorCode(value: unknown): value is ErrorCode {
  return ERROR_CODES.includes(value as ErrorCode)
}

// Every error code of the API with its HTTP status. Screens translate the code; `error` is English text for API clients.
export const ERROR_REPLIES = {
  invalid_request: { status: 400, error: 'The request is not valid.' },
  not_found: { status: 404, error: 'Nothing was found at this address.' },
  method_not_allowed: { status: 405, error: 'This method is not allowed here.' },
  payload_too_large: { status: 413, error: 'The request is too large.' },
  uri_too_long: { status: 414, error: 'The address is too long.' },
  unsupported_media_type: { status: 415, error: 'This kind of content is not accepted here.' },
  unauthorized: { status: 401, error: 'Please sign in.' },
  forbidden: { status: 403, error: 'This request is not allowed from here.' },
  too_many_requests: { status: 429, error: 'Too many requests. Please wait a moment.' },
  unavailable: { status: 503, error: 'This is not available right now. Please try again later.' },
  part_off: { status: 404, error: 'This part of the site is off: nothing is connected to it.' },
  internal: { status: 500, error: 'Something went wrong on our side.' },

  product_not_found: { status: 404, error: 'Product not found.' },
  product_not_for_sale: { status: 404, error: 'This product is not for sale right now.' },
  limit_reached: {
    status: 409,
    error: 'This player has bought this product as often as it can be bought, or has an unpaid order for it.',
  },
  category_not_found: { status: 404, error: 'There is no such category.' },
  store_closed: { status: 403, error: 'The store is closed right now.' },
  username_invalid: { status: 400, error: 'This is not a valid game username.' },
  player_blocked: { status: 403, error: 'This name cannot buy right now. Ask on Discord.' },
  username_reserved: { status: 400, error: 'This username cannot be used here.' },
  method_not_available: { status: 400, error: 'This payment method is not available right now.' },
  coupon_not_found: { status: 404, error: 'This coupon does not exist.' },
  coupon_ended: { status: 409, error: 'This coupon has ended.' },
  coupon_other_product: { status: 409, error: 'This coupon is not for this product.' },
  coupon_minimum: { status: 409, error: 'The order is below the minimum of this coupon.' },
  coupon_used_up: { status: 409, error: 'This coupon is used up, or somebody is paying with its last use.' },
  coupon_limit_reached: { status: 409, error: 'This player has used this coupon as often as it allows.' },
  coupon_code_taken: { status: 409, error: 'Another coupon has this code.' },
  discount_not_found: { status: 404, error: 'There is no such coupon or sale.' },
  discount_in_use: { status: 409, error: 'Orders have used it. Switch it off instead.' },
  amount_changed: { status: 409, error: 'The amount has changed. Nothing was ordered.' },
  security_check_required: { status: 400, error: 'Please complete the security check.' },
  security_check_failed: { status: 403, error: 'Security check failed. Please try again.' },
  security_check_expired: { status: 403, error: 'Security check expired. Please complete it again.' },
  security_check_unavailable: { status: 503, error: 'The security check cannot be verified at the moment.' },
  payment_unavailable: {
    status: 503,
    error: 'The payment provider is not responding. Please try again later.',
  },
  payment_not_found: { status: 404, error: 'Payment not found.' },
  signature_invalid: { status: 403, error: 'The signature does not match.' },

  login_failed: { status: 401, error: 'Login failed.' },
  too_many_attempts: { status: 429, error: 'Too many login attempts. Please wait before the next one.' },
  // Not 401: the session is fine, and the admin screens remove the token on 401.
  current_password_wrong: { status: 403, error: 'The current password is wrong.' },
  // Not 401 either: the console asks for the password or a passkey, then repeats the call.
  proof_required: { status: 403, error: 'Please confirm with your password or a passkey.' },
  password_has_name: { status: 400, error: 'The new password contains the name of the person.' },
  password_too_weak: { status: 400, error: 'The new password is too short or too easy to guess.' },
  two_factor_failed: { status: 403, error: 'This code is wrong, or was used before.' },
  two_factor_unreadable: {
    status: 403,
    error: 'The key of the authenticator app cannot be read. Use a recovery code or a passkey.',
  },
  two_factor_expired: { status: 403, error: 'The sign-in took too long. Please begin again.' },
  two_factor_required: { status: 403, error: 'Set up two-step verification first.' },
  passkey_failed: { status: 403, error: 'This passkey was not accepted.' },
  passkey_not_found: { status: 404, error: 'This passkey was removed.' },
  permission_missing: { status: 403, error: 'Your role does not allow this.' },
  person_not_found: { status: 404, error: 'There is no such person in the team.' },
  session_not_found: { status: 404, error: 'This session has ended.' },
  last_owner: { status: 409, error: 'The team needs an owner.' },
  invitation_not_found: { status: 404, error: 'This invitation was used, taken back, or is too old.' },
  admin_name_invalid: {
    status: 400,
    error: 'A name has 3 to 32 letters, digits, dots, dashes or underscores.',
  },
  admin_name_taken: { status: 409, error: 'This name is taken.' },
  admin_name_removed: {
    status: 409,
    error: 'A person who was removed had this name. Nobody gets it again.',
  },
  conflict: { status: 409, error: 'Someone else changed this. Reload to see the latest version.' },
  section_not_found: { status: 404, error: 'There is no such section of the settings.' },
  settings_version_not_found: { status: 404, error: 'There is no such version of the settings.' },
  invalid_settings: { status: 400, error: 'These settings are not valid.' },
  changed_meanwhile: { status: 409, error: 'Someone else saved this in the meantime.' },
  secret_not_found: { status: 404, error: 'There is no such secret.' },
  secret_in_environment: { status: 409, error: 'This secret is set by the environment.' },
  secret_key_unavailable: {
    status: 503,
    error: 'The key for secrets cannot be created. Make the data folder writable, or set SECRET_KEY.',
  },
  not_a_discord_webhook: { status: 400, error: 'This is not the address of a Discord webhook.' },
  not_a_signing_secret: { status: 400, error: 'A signing secret is whsec_ and 24 to 64 bytes in base64.' },
  gateway_keys_missing: { status: 400, error: 'A key of this gateway is missing.' },
  gateway_keys_refused: { status: 409, error: 'The gateway did not accept these keys. Nothing was saved.' },
  post_not_found: { status: 404, error: 'There is no such page or news.' },
  slug_invalid: {
    status: 400,
    error: 'An address has lower-case letters, digits and single hyphens, at most 64 characters.',
  },
  slug_reserved: { status: 400, error: 'The site needs this address itself.' },
  slug_taken: { status: 409, error: 'Another page or news has this address.' },
  incident_not_found: { status: 404, error: 'There is no such incident.' },
  server_not_found: { status: 404, error: 'There is no such game server.' },
  boards_not_connected: { status: 409, error: 'This server has no leaderboard database.' },
  boards_refused: { status: 409, error: 'The leaderboard database refuses the user or the password.' },
  boards_unreadable: { status: 409, error: 'This is an H2 file, which only the plugin can read.' },
  boards_unreachable: { status: 409, error: 'The leaderboard database does not answer.' },
  boards_not_found: { status: 404, error: 'The leaderboard database has no tables of ajLeaderboards.' },
  channel_not_found: { status: 404, error: 'There is no such channel.' },
  notice_not_found: { status: 404, error: 'There is no such message, or it was delivered.' },
  transaction_not_found: { status: 404, error: 'Transaction not found.' },
  send_action_not_found: { status: 404, error: 'Send action not found.' },
  delivery_in_progress: { status: 409, error: 'This delivery is still in progress.' },
  delivery_cancelled: { status: 409, error: 'This delivery was cancelled.' },
  delivery_unconfirmed: { status: 409, error: 'It is not known whether this delivery has arrived.' },
  already_delivered: { status: 409, error: 'Everything of this order was delivered already.' },
  name_not_movable: { status: 409, error: 'The commands of this delivery do not contain the old name.' },
  order_refunded: { status: 409, error: 'This order was refunded.' },
  order_not_paid: { status: 409, error: 'This order is not paid.' },
  order_not_flagged: { status: 409, error: 'No payment that does not match was reported for this order.' },

  site_file_required: { status: 400, error: 'Please choose the file of a site.' },
  site_file_unreadable: { status: 400, error: 'This is not the file of a site, or it is damaged.' },
  site_file_too_large: { status: 413, error: 'The file is too large: at most 32MB, and 64MB unpacked.' },
  site_file_refused: { status: 400, error: 'The file has problems. Nothing was imported.' },

  image_not_found: { status: 404, error: 'Image not found.' },
  image_required: { status: 400, error: 'Please select an image file.' },
  not_an_image: { status: 415, error: 'Please select an image file.' },
  image_kind_not_accepted: { status: 415, error: 'Only PNG, JPG and GIF images are accepted.' },
  image_too_large: { status: 413, error: 'File size must be less than 5MB.' },
  image_dimensions_too_large: { status: 413, error: 'The image resolution is too high.' },
  image_damaged: { status: 400, error: "The image is damaged and can't be read." },
  storage_full: { status: 507, error: 'There is no space left to store the image.' },
} satisfies Record<string, { status: number; error: string }>

export type ErrorCode = keyof typeof ERROR_REPLIES

export const ERROR_CODES = Object.keys(ERROR_REPLIES) as ErrorCode[]

export function isErrorCode(value: unknown): value is ErrorCode {
  return ERROR_CODES.includes(value as ErrorCode)
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** The reply to a failed validation: a message that is an error code is that code, any other is an invalid request. */
export function refusalOf(issues: readonly Issue[]): { error: string; code: ErrorCode } {
  const code = issues.map(({ message }) => message).find(isErrorCode)
  if (code) return { error: ERROR_REPLIES[code].error, code }
  const [issue] = issues
  if (!issue) return { error: ERROR_REPLIES.invalid_request.error, code: 'invalid_request' }
  const field = issue.path.slice(1).map(String).join('.')
  return { error: field ? `${field}: ${issue.message}` : issue.message, code: 'invalid_request' }
}

const KEY_BYTES = 16

/** Idempotency key, made once per confirmation. */
export function newConfirmationKey(): string {
  // randomUUID needs a secure context; this also works on plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const KEY_BYTES = 16

/** Made once per confirmation: however often it is sent, the server acts on it once. */
export function newConfirmationKey(): string {
  // Unlike randomUUID this also works on plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

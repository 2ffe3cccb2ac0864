// The JSON forms of WebAuthn, as browsers read and write them: https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON
import * as z from 'zod'
import { named } from '#contract/platform/fields.schema.ts'

const ID_MAX_LENGTH = 1_400
const DATA_MAX_LENGTH = 16_000

const Base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
export const CredentialId = Base64Url(ID_MAX_LENGTH)
const Data = Base64Url(DATA_MAX_LENGTH)
const type = z.literal('public-key')
const userVerification = z.literal('required')

export const PasskeyCreation = named('PasskeyCreation', {
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
  excludeCredentials: z.array(z.object({ id: z.string(), type })),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

export const PasskeyRequest = named('PasskeyRequest', {
  challenge: z.string(),
  rpId: z.string(),
  userVerification,
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

export const CreatedPasskey = named('CreatedPasskey', {
  id: CredentialId,
  response: z.object({ clientDataJSON: Data, attestationObject: Data }),
})
export type CreatedPasskey = z.infer<typeof CreatedPasskey>

export const UsedPasskey = named('UsedPasskey', {
  id: CredentialId,
  response: z.object({ clientDataJSON: Data, authenticatorData: Data, signature: Data }),
})
export type UsedPasskey = z.infer<typeof UsedPasskey>

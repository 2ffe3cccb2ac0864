// The JSON forms of WebAuthn, as browsers read and write them: https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON
import * as z from 'zod'

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

export const PasskeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
    excludeCredentials: z.array(z.object({ id: z.string(), type })),
    authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification }),
  })
  .meta({ id: 'PasskeyCreation' })
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

export const PasskeyRequest = z
  .object({ challenge: z.string(), rpId: z.string(), userVerification })
  .meta({ id: 'PasskeyRequest' })
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

export const CreatedPasskey = z
  .object({
    id: CredentialId,
    response: z.object({ clientDataJSON: Data, attestationObject: Data }),
  })
  .meta({ id: 'CreatedPasskey' })
export type CreatedPasskey = z.infer<typeof CreatedPasskey>

export const UsedPasskey = z
  .object({
    id: CredentialId,
    response: z.object({ clientDataJSON: Data, authenticatorData: Data, signature: Data }),
  })
  .meta({ id: 'UsedPasskey' })
export type UsedPasskey = z.infer<typeof UsedPasskey>

// The browser's side of passkeys, by the platform's own JSON forms.
import { useSyncExternalStore } from 'react'
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '#contract/team/passkey.schema.ts'
import { ApiError } from '#web/kit/api/call.ts'

export async function createPasskey(options: PasskeyCreation): Promise<CreatedPasskey> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const { id, response } = await answerOf(() => navigator.credentials.create({ publicKey }))
  if (!('attestationObject' in response)) throw refusal()
  const { clientDataJSON, attestationObject } = response
  return { id, response: { clientDataJSON, attestationObject } }
}

export async function requestPasskey(options: PasskeyRequest): Promise<UsedPasskey> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const { id, response } = await answerOf(() => navigator.credentials.get({ publicKey }))
  if (!('signature' in response)) throw refusal()
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, response: { clientDataJSON, authenticatorData, signature } }
}

async function answerOf(ask: () => Promise<Credential | null>) {
  const credential = await ask().catch(() => null)
  if (credential instanceof PublicKeyCredential) return credential.toJSON()
  throw refusal()
}

/** A person who cancels is refused as one with a wrong passkey: the browser does not say which it was. */
const refusal = () => new ApiError(403, { code: 'passkey_failed', error: '' })

const IP_ADDRESS = /^[\d.]+$|:/
const never = () => () => {}

/** Passkeys belong to a domain name, and need https or localhost. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () =>
      typeof PublicKeyCredential === 'function' &&
      'parseRequestOptionsFromJSON' in PublicKeyCredential &&
      !IP_ADDRESS.test(window.location.hostname),
    () => false,
  )
}

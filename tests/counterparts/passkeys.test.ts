// Registration and sign-in by passkey over HTTP, with an authenticator that others wrote.
import {
  AuthenticatorEmulator,
  PasskeysCredentialsMemoryRepository,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  WebAuthnEmulator,
} from 'nid-webauthn-emulator'
import { expect, test } from 'vitest'
import { PUBLIC_URL } from '#tests/support/site.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const { admin } = await ownedSiteOfFile()
type Parameters = ConstructorParameters<typeof AuthenticatorEmulator>[0]

/** With a memory of its own: the default one is of all devices. */
function startDevice(parameters: Parameters) {
  const credentialsRepository = new PasskeysCredentialsMemoryRepository()
  return new WebAuthnEmulator(new AuthenticatorEmulator({ credentialsRepository, ...parameters }))
}

async function register(device: WebAuthnEmulator) {
  const options = await admin.json<PublicKeyCredentialCreationOptionsJSON>(
    '/account/passkeys/options',
    'POST',
  )
  const created = device.createJSON(PUBLIC_URL, options)
  return { id: created.id, status: (await admin.ask('/account/passkeys', 'POST', created)).status }
}

/** The answer of the device to a new challenge. */
async function answerOf(device: WebAuthnEmulator) {
  const options = await admin.json<PublicKeyCredentialRequestOptionsJSON>('/login/passkey/options', 'POST')
  return device.getJSON(PUBLIC_URL, options)
}

const login = async (answer: object) => (await admin.ask('/login/passkey', 'POST', answer)).status

test.each(['ES256', 'RS256', 'EdDSA'] as const)(
  'a passkey of %s is added, opens sessions, and none with a changed signature or after its removal',
  async (algorithm) => {
    const device = startDevice({ algorithmIdentifiers: [algorithm] })
    const { id, status } = await register(device)
    expect(status).toBe(200)
    // The counter of the device grows.
    for (const _ of [1, 2]) expect(await login(await answerOf(device))).toBe(200)
    const answer = await answerOf(device)
    const signature = (await answerOf(device)).response.signature
    expect(await login({ ...answer, response: { ...answer.response, signature } })).toBe(403)
    expect((await admin.ask(`/account/passkeys/${id}/remove`, 'POST')).status).toBe(200)
    expect(await login(await answerOf(device))).toBe(403)
  },
)

test('a device that did not verify its user opens no session', async () => {
  const isVerified = { now: true }
  const device = startDevice({
    userGetAssertionInteraction: () => ({ options: { uv: isVerified.now, up: true } }),
  })
  expect(await register(device)).toMatchObject({ status: 200 })
  expect(await login(await answerOf(device))).toBe(200)
  isVerified.now = false
  expect(await login(await answerOf(device))).toBe(403)
})

// Passkeys (WebAuthn): sign-in by the lock of a phone, a computer or a security key. A passkey verifies its user, so it
// replaces the password and the code together, and counts as two-factor login.

import { CHALLENGE_MS } from '#contract/settings/two-factor.ts'
import type { Passkey } from '#contract/team/account.schema.ts'
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '#contract/team/passkey.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { CLOCK_SKEW_MS } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { networkOf } from '#server/platform/kernel/network-of.ts'
import { parseJson } from '#server/platform/kernel/parse-json.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { type Acting, requireSession } from './access.repository.ts'
import type { AdminWithHash } from './admin.repository.ts'
import { readDevice } from './device.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  insertPasskeyChallenge,
  listPasskeys,
  recordUse,
  useChallenge,
} from './passkey.repository.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { hashOfToken, newToken } from './token.ts'
import { lockAdmin, replaceRecoveryCodes, switchOff, switchOn } from './two-factor.repository.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  log: Pick<Log, 'warn'>
  publicUrl: string
  audit: Audit
  limits: Pick<Limits, 'require'>
  notices: Pick<Notices, 'record'>
  siteName(): string
}
type Owner = { id: string; username: string }
type Challenges = ReturnType<typeof createPasskeyChallenges>

/** EdDSA, ES256 and RS256: what devices of today offer. */
const ALGORITHMS = [-8, -7, -257]
/** Every challenge is a row, so nobody may fill the table. */
const CHALLENGES = { limit: 60, windowMs: 15 * 60 * 1_000 }

export type Passkeys = ReturnType<typeof createPasskeys>

export function createPasskeys(deps: Deps) {
  const challenges = createPasskeyChallenges(deps)
  return { ...createRegistration(deps, challenges), ...createVerification(deps, challenges) }
}

function createRegistration({ db, clock, random, audit, notices, siteName }: Deps, challenges: Challenges) {
  async function list(adminId: string): Promise<Passkey[]> {
    const passkeys = await listPasskeys(db, adminId)
    return passkeys.map(({ device, ...passkey }) => ({ ...passkey, device: readDevice(device) }))
  }

  async function begin({ id, username }: Owner): Promise<PasskeyCreation> {
    const passkeys = await listPasskeys(db, id)
    return {
      challenge: await challenges.create(id),
      rp: { id: challenges.hostname, name: siteName() },
      user: { id: Buffer.from(id).toString('base64url'), name: username, displayName: username },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: passkeys.map((passkey) => ({ id: passkey.id, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }
  }

  /** New recovery codes when two-factor login was off, otherwise none. */
  async function add(admin: Acting, response: CreatedPasskey, device: string): Promise<string[]> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { registrationInfo } = await challenges.verify(response, admin.id, (expected) =>
      verifyRegistrationResponse({
        response: whole(response),
        supportedAlgorithmIDs: ALGORITHMS,
        ...expected,
      }),
    )
    if (!registrationInfo) throw new AppError('passkey_failed')
    const { id, publicKey, counter } = registrationInfo.credential
    const row = {
      id,
      admin_id: admin.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      device,
      created_at: clock.now().toISOString(),
      used_at: null,
    }
    return db.transaction().execute(async (trx) => {
      await requireSession(trx, admin)
      const isNew = await insertPasskey(trx, row)
      if (!isNew) throw new AppError('passkey_failed')
      await audit.write(trx, { admin: admin.username, action: 'passkey_added' })
      await notices.record(trx, { type: 'staff.new_passkey', data: { admin: admin.username } })
      if (!(await switchOn(trx, admin.id, clock.now()))) return []
      const codes = newRecoveryCodes(random)
      await replaceRecoveryCodes(trx, admin.id, codes)
      return codes
    })
  }

  async function remove(admin: Owner, id: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await lockAdmin(trx, admin.id)
      if (!(await deletePasskey(trx, admin.id, id))) throw new AppError('passkey_not_found')
      await switchOff(trx, admin.id)
      await audit.write(trx, { admin: admin.username, action: 'passkey_removed' })
    })
  }

  return { list, begin, add, remove }
}

function createVerification({ db, clock, limits }: Deps, challenges: Challenges) {
  async function request(address: string): Promise<PasskeyRequest> {
    const key = `passkey from ${hashOfToken(networkOf(address))}`
    await limits.require(key, CHALLENGES, 'too_many_attempts')
    const challenge = await challenges.create(null)
    return { challenge, rpId: challenges.hostname, userVerification: 'required' }
  }

  async function verify(response: UsedPasskey): Promise<AdminWithHash> {
    const found = await findPasskey(db, response.id)
    if (!found) throw new AppError('passkey_failed')
    const { adminId, username, passwordHash, counter } = found
    const publicKey = new Uint8Array(Buffer.from(found.publicKey, 'base64url'))
    const credential = { id: response.id, publicKey, counter }
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { verified, authenticationInfo } = await challenges.verify(response, null, (expected) =>
      verifyAuthenticationResponse({ response: whole(response), credential, ...expected }),
    )
    const { newCounter } = authenticationInfo
    const use = { id: response.id, before: counter, counter: newCounter, at: clock.now() }
    if (!verified || !(await recordUse(db, use))) throw new AppError('passkey_failed')
    return { id: adminId, username, passwordHash }
  }

  return { request, verify }
}

/** The fields of the library's type that say nothing. */
function whole<Given extends { id: string }>(response: Given) {
  return { ...response, rawId: response.id, type: 'public-key' as const, clientExtensionResults: {} }
}

type Expected = { expectedChallenge: string; expectedOrigin: string; expectedRPID: string }

/** Random, five minutes old at most, answered once. `adminId` is null for a sign-in, where the person is not known yet. */
function createPasskeyChallenges({ db, clock, random, log, publicUrl }: Deps) {
  const { origin, hostname } = new URL(publicUrl)

  async function take(clientDataJSON: string, adminId: string | null): Promise<string> {
    const challenge = challengeIn(clientDataJSON)
    const now = clock.now().getTime()
    const span = { createdAfter: new Date(now - CHALLENGE_MS), notAfter: new Date(now + CLOCK_SKEW_MS) }
    const isOpen =
      challenge !== null && (await useChallenge(db, { hash: hashOfToken(challenge), adminId }, span))
    if (!isOpen) throw new AppError('passkey_failed')
    return challenge
  }

  return {
    hostname,

    async create(adminId: string | null): Promise<string> {
      const challenge = newToken(random)
      await insertPasskeyChallenge(db, { hash: hashOfToken(challenge), adminId }, clock.now())
      return challenge
    },

    /** A wrong origin, a wrong signature or a missing verification of the user throws in the library. */
    async verify<Result>(
      { response: { clientDataJSON } }: { response: { clientDataJSON: string } },
      adminId: string | null,
      check: (expected: Expected) => Promise<Result>,
    ): Promise<Result> {
      const expectedChallenge = await take(clientDataJSON, adminId)
      try {
        return await check({ expectedChallenge, expectedOrigin: origin, expectedRPID: hostname })
      } catch (error) {
        log.warn({ err: error }, 'passkey refused')
        throw new AppError('passkey_failed', { cause: error })
      }
    },
  }
}

function challengeIn(clientDataJSON: string): string | null {
  const { challenge } = Object(parseJson(Buffer.from(clientDataJSON, 'base64url').toString()))
  return typeof challenge === 'string' ? challenge : null
}

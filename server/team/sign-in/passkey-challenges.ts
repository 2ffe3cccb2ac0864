// Challenges of WebAuthn: random, five minutes old at most, answered once.
import { CHALLENGE_MS } from '#contract/settings/two-factor.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { CLOCK_SKEW_MS } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { insertPasskeyChallenge, useChallenge } from './passkey.repository.ts'
import { hashOfToken, newToken } from './token.ts'

export type ChallengeDeps = Pick<Core, 'db' | 'clock' | 'random'> & {
  log: Pick<Log, 'warn'>
  publicUrl: string
}

/** `adminId` is null for a sign-in, where the person is not known yet. */
export function createPasskeyChallenges({ db, clock, random, log, publicUrl }: ChallengeDeps) {
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
      check: (expected: {
        expectedChallenge: string
        expectedOrigin: string
        expectedRPID: string
      }) => Promise<Result>,
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
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

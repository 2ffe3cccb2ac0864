// The bot check of our own: an ALTCHA puzzle that costs a browser about a second and a crowd of bots their profit.
import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { Challenge, type ProofOfWork } from '#contract/bot-check.schema.ts'
import { BOT_CHECK_PURPOSE, BOT_CHECK_TOKEN_MAX_LENGTH } from '#contract/bot-check.ts'
import type { Core } from '#server/database/core.ts'
import type { Random } from '#server/kernel/random.ts'
import type { BotCheckVerdict, SweptBotChecker } from './bot-check.ts'
import { keepSecret } from './secret.repository.ts'
import { deleteProofsBefore, spendProof } from './spent-proof.repository.ts'

export type ProofOfWorkDeps = Core

const ALGORITHM = 'PBKDF2/SHA-256'
/** Rounds of one step. Making a puzzle costs us one step, solving it costs the browser a few hundred. */
const COST = 2_000
const LEAST_STEPS = 200
const MOST_STEPS = 800
const LIFETIME_SECONDS = 10 * 60
/** Processes may disagree about the time: what is spent is remembered a little longer than it is good for. */
const REMEMBERED_MS = 60 * 60 * 1_000
const SECRET_NAME = 'bot-check'
const SECRET_BYTES = 32

const Proof = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
}) satisfies z.ZodType<ProofOfWork>

type Secrets = { hmacSignatureSecret: string; hmacKeySignatureSecret: string }

export function createProofOfWork({ db, clock, random, log }: ProofOfWorkDeps): SweptBotChecker {
  let secrets: Secrets | undefined

  async function loadSecrets(): Promise<Secrets> {
    if (!secrets) {
      const made = Buffer.from(random.bytes(SECRET_BYTES)).toString('hex')
      const kept = await keepSecret(db, SECRET_NAME, made)
      const derive = (use: string) => createHmac('sha256', kept).update(use).digest('hex')
      secrets = { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('key') }
    }
    return secrets
  }

  async function newChallenge(): Promise<Challenge> {
    const { createChallenge, deriveKey } = await loadAltcha()
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      counter: pickSteps(random),
      deriveKey,
      expiresAt: new Date(clock.now().getTime() + LIFETIME_SECONDS * 1_000),
      // The browser's clock may be wrong, so it is told how long; and how many steps, to show how far it is.
      data: { purpose: BOT_CHECK_PURPOSE, seconds: LIFETIME_SECONDS, steps: MOST_STEPS },
      ...(await loadSecrets()),
    })
    return Challenge.parse(challenge)
  }

  async function judgeProof(proof: ProofOfWork): Promise<BotCheckVerdict> {
    const { nonce, expiresAt, data } = proof.challenge.parameters
    const { verified, expired } = await verify(proof, await loadSecrets())
    if (expired) return 'expired'
    if (!verified || !expiresAt || data?.purpose !== BOT_CHECK_PURPOSE) return 'failed'
    const end = new Date(expiresAt * 1_000)
    if (end <= clock.now()) return 'expired'
    return (await spendProof(db, nonce, end)) ? 'passed' : 'failed'
  }

  return {
    describe: () => ({ kind: 'proof-of-work' }),
    newChallenge,
    async verify({ token }) {
      const proof = readProof(token)
      if (!proof) return 'failed'
      try {
        return await judgeProof(proof)
      } catch (error) {
        log.error({ err: error }, 'a proof of work could not be judged')
        return 'unavailable'
      }
    },
    sweep: () => deleteProofsBefore(db, new Date(clock.now().getTime() - REMEMBERED_MS)),
  }
}

/** Loaded when the first buyer comes: most processes start without one. */
async function loadAltcha() {
  const [{ createChallenge, verifySolution }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
  ])
  return { createChallenge, verifySolution, deriveKey }
}

/** Where the solution lies; a browser tries all places before it. */
function pickSteps(random: Random): number {
  const number = Buffer.from(random.bytes(4)).readUInt32BE()
  return LEAST_STEPS + (number % (MOST_STEPS - LEAST_STEPS + 1))
}

function readProof(token: string): ProofOfWork | null {
  if (token.length > BOT_CHECK_TOKEN_MAX_LENGTH) return null
  try {
    return Proof.parse(JSON.parse(Buffer.from(token, 'base64').toString()))
  } catch {
    return null
  }
}

/** Whatever the library stumbles over is no proof. It knows nothing of replay: that is for the caller. */
async function verify(
  proof: ProofOfWork,
  secrets: Secrets,
): Promise<{ verified: boolean; expired: boolean }> {
  const { verifySolution, deriveKey } = await loadAltcha()
  const { challenge, solution } = proof
  try {
    return await verifySolution({
      challenge,
      solution: { ...solution, time: solution.time ?? 0 },
      deriveKey,
      ...secrets,
    })
  } catch {
    return { verified: false, expired: false }
  }
}

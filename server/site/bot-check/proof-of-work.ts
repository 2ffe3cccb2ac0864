// ALTCHA proof of work: costs a browser about a second, which makes mass orders expensive.
import { createHmac } from 'node:crypto'
import { Challenge, ProofOfWork } from '#contract/site/bot-check.schema.ts'
import { BOT_CHECK_PURPOSE, BOT_CHECK_TOKEN_MAX_LENGTH } from '#contract/site/bot-check.ts'
import type { Core } from '#server/platform/database/core.ts'
import { ensureValue } from '#server/platform/database/stored-value.ts'
import { parseJson } from '#server/platform/kernel/parse-json.ts'
import type { Random } from '#server/platform/kernel/random.ts'
import type { BotCheckVerdict, SweptBotChecker } from './bot-check.ts'
import { deleteProofsBefore, spendProof } from './spent-proof.repository.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Creating a challenge takes one counter, solving it all counters up to it; each costs `iterations` of PBKDF2. */
export type ProofCost = { iterations: number; minCounter: number; maxCounter: number }

const BROWSER_SECOND: ProofCost = { iterations: 1_000, minCounter: 350, maxCounter: 1_400 }
const LIFETIME_SECONDS = 10 * 60
/** Longer than the lifetime, because the clocks of processes may differ. */
const RETENTION_MS = 60 * 60 * 1_000
const SECRET_NAME = 'bot-check'
const SECRET_BYTES = 32

type Secrets = { hmacSignatureSecret: string; hmacKeySignatureSecret: string }

export function createProofOfWork({ db, clock, random, log }: Core, cost = BROWSER_SECOND): SweptBotChecker {
  let secrets: Secrets | undefined

  async function loadSecrets(): Promise<Secrets> {
    if (!secrets) {
      const generated = Buffer.from(random.bytes(SECRET_BYTES)).toString('hex')
      const secret = await ensureValue(db, SECRET_NAME, generated)
      const derive = (use: string) => createHmac('sha256', secret).update(use).digest('hex')
      secrets = { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('key') }
    }
    return secrets
  }

  async function newChallenge(): Promise<Challenge> {
    const { createChallenge, deriveKey } = await loadAltcha()
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost: cost.iterations,
      counter: pickCounter(random, cost),
      deriveKey,
      expiresAt: new Date(clock.now().getTime() + LIFETIME_SECONDS * 1_000),
      // A lifetime, because the browser's clock may be wrong; the largest counter, for the progress bar.
      data: { purpose: BOT_CHECK_PURPOSE, seconds: LIFETIME_SECONDS, steps: cost.maxCounter },
      ...(await loadSecrets()),
    })
    return Challenge.parse(challenge)
  }

  async function verifyProof(proof: ProofOfWork): Promise<BotCheckVerdict> {
    const { nonce, expiresAt, data } = proof.challenge.parameters
    const { verified, expired } = await checkSolution(proof, await loadSecrets())
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
        return await verifyProof(proof)
      } catch (error) {
        log.error({ err: error }, 'proof of work verification failed')
        return 'unavailable'
      }
    },
    sweep: () => deleteProofsBefore(db, new Date(clock.now().getTime() - RETENTION_MS)),
  }
}

/** Loaded lazily, to keep it out of the start. */
async function loadAltcha() {
  const [{ createChallenge, verifySolution }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
  ])
  return { createChallenge, verifySolution, deriveKey }
}

/** The counter of the solution; a browser tries all counters below it. */
function pickCounter(random: Random, { minCounter, maxCounter }: ProofCost): number {
  const number = Buffer.from(random.bytes(4)).readUInt32BE()
  return minCounter + (number % (maxCounter - minCounter + 1))
}

function readProof(token: string): ProofOfWork | null {
  if (token.length > BOT_CHECK_TOKEN_MAX_LENGTH) return null
  return ProofOfWork.safeParse(parseJson(Buffer.from(token, 'base64').toString())).data ?? null
}

/** Errors of the library mean an invalid proof. Replay is checked by the caller. */
async function checkSolution({ challenge, solution: found }: ProofOfWork, secrets: Secrets) {
  const { verifySolution, deriveKey } = await loadAltcha()
  const solution = { ...found, time: found.time ?? 0 }
  try {
    return await verifySolution({ challenge, solution, deriveKey, ...secrets })
  } catch {
    return { verified: false, expired: false }
  }
}

// Passwords are stored as argon2id hashes with OWASP's minimum cost.
import type { Algorithm } from '@node-rs/argon2'
import { createSemaphore } from '#server/platform/kernel/semaphore.ts'

const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** For unknown usernames: verification takes the same time and never succeeds. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGlzIGhlcmUhIQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** A hash keeps a core busy: without a limit, sign-in attempts could slow down the whole site. */
const semaphore = createSemaphore({ concurrency: 2, maxQueued: 100 })

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2')
  return semaphore(() => hash(password, COST))
}

export async function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2')
  return semaphore(() => verify(passwordHash, password))
}

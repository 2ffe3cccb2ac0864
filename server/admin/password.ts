// Passwords are kept as argon2id hashes, with the cost that OWASP names as the least.
import type { Algorithm } from '@node-rs/argon2'

const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2')
  return hash(password, COST)
}

export async function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2')
  return verify(passwordHash, password)
}

// Passwords are kept as argon2id hashes, with the cost that OWASP names as the least.
import { type Algorithm, hash, verify } from '@node-rs/argon2'

const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

export function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password)
}

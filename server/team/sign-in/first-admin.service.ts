// Creates the first admin: from the configuration, or with a generated password.
import type { Core } from '#server/platform/database/core.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { hasAdmin, insertFirstAdmin } from './admin.repository.ts'
import { storeFirstPassword } from './first-password-use.service.ts'
import { hashPassword } from './password.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'>
type Wanted = { username: string | null; password: string | null }

const DEFAULT_USERNAME = 'admin'
const PASSWORD_CHARACTERS = 20

export type MadeAdmin = {
  username: string
  /** Null when it was configured. */
  password: string | null
}

/** Null when an admin existed already. */
export async function ensureFirstAdmin(
  { db, clock, random }: Deps,
  { username, password }: Wanted,
): Promise<MadeAdmin | null> {
  if (await hasAdmin(db)) return null
  const chosen = password ?? newId(random, PASSWORD_CHARACTERS)
  const admin = {
    id: newId(random),
    username: username ?? DEFAULT_USERNAME,
    passwordHash: await hashPassword(chosen),
    createdAt: clock.now(),
  }
  const made = await insertFirstAdmin(db, admin)
  if (made && password === null) await storeFirstPassword(db, admin.passwordHash)
  return made ? { username: admin.username, password: password ? null : chosen } : null
}

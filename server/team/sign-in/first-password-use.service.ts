// Whether someone still signs in with the first password: generated, or given by ADMIN_PASSWORD.
import type { Db } from '#server/platform/database/schema.ts'
import { saveValue } from '#server/platform/database/stored-value.ts'
import { findFirstPasswordOwner } from '#server/team/sign-in/first-password.ts'
import { findAdminByName, listAdmins } from './admin.repository.ts'
import { passwordMatches } from './password.ts'

type Deps = { db: Db; dataDir: string; firstAdmin: { username: string | null; password: string | null } }
type FirstPassword = { use: 'changed' | 'generated' | 'variable'; username: string }

const SECRET = 'first_password'

/** Its hash, to see whether it was ever replaced. */
export function storeFirstPassword(db: Db, passwordHash: string): Promise<void> {
  return saveValue(db, SECRET, passwordHash)
}

/** The hash is that of the generated password until somebody chooses another. */
export async function findFirstPassword({ db, dataDir, firstAdmin }: Deps): Promise<FirstPassword> {
  const owner = await findGeneratedOwner(db, dataDir)
  if (owner !== null) return { use: 'generated', username: owner }
  const { password } = firstAdmin
  const username = firstAdmin.username ?? (await listAdmins(db))[0]?.username ?? ''
  const admin = password === null ? null : await findAdminByName(db, username)
  const isUsed = admin !== null && password !== null && (await passwordMatches(admin.passwordHash, password))
  return { use: isUsed ? 'variable' : 'changed', username }
}

async function findGeneratedOwner(db: Db, dataDir: string): Promise<string | null> {
  const owner = findFirstPasswordOwner(dataDir)
  if (owner !== null && (await findAdminByName(db, owner))) return owner
  const admin = await db
    .selectFrom('admin')
    .innerJoin('secret', 'secret.value', 'admin.password_hash')
    .select('admin.username')
    .where('secret.name', '=', SECRET)
    .executeTakeFirst()
  return admin?.username ?? null
}

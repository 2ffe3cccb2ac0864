// Whether someone still signs in with the first password: generated and in a file, or given by ADMIN_PASSWORD.
import type { Db } from '#server/platform/database/schema.ts'
import { findFirstPasswordOwner } from '#server/team/sign-in/first-password.ts'
import { findAdminByName, listAdmins } from './admin.repository.ts'
import { passwordMatches } from './password.ts'

type Deps = { db: Db; dataDir: string; firstAdmin: { username: string | null; password: string | null } }
type FirstPassword = { use: 'changed' | 'file' | 'variable'; username: string }

/** The file is removed when the password is changed. */
export async function findFirstPassword({ db, dataDir, firstAdmin }: Deps): Promise<FirstPassword> {
  const owner = findFirstPasswordOwner(dataDir)
  if (owner !== null && (await findAdminByName(db, owner))) return { use: 'file', username: owner }
  const { password } = firstAdmin
  const username = firstAdmin.username ?? (await listAdmins(db))[0]?.username ?? ''
  const admin = password === null ? null : await findAdminByName(db, username)
  const isUsed = admin !== null && password !== null && (await passwordMatches(admin.passwordHash, password))
  return { use: isUsed ? 'variable' : 'changed', username }
}

// Creates the first admin: from the configuration, or with a generated password.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { saveValue } from '#server/platform/database/stored-value.ts'
import { commandLine } from '#server/platform/kernel/command-line.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { findAdminByName, hasAdmin, insertFirstAdmin, listPeople } from './admin.repository.ts'
import { hashPassword, passwordMatches } from './password.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'>
type Wanted = { username: string | null; password: string | null }

const DEFAULT_USERNAME = 'admin'
const PASSWORD_CHARACTERS = 20
/** The hash of the generated password: that of an admin until somebody chooses another. */
const SECRET = 'first_password'
/** The generated password is in a private file instead of the log, until it is changed. */
const FILE = 'first-admin-password.txt'

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
  if (made && password === null) await saveValue(db, SECRET, admin.passwordHash)
  return made ? { username: admin.username, password: password ? null : chosen } : null
}

type Place = { db: Db; firstAdmin: Wanted }

export type FirstPassword = { use: 'changed' | 'generated' | 'variable'; username: string }

/** Whether the first password, generated or given by ADMIN_PASSWORD, is still in use. */
export async function findFirstPassword({ db, firstAdmin }: Place): Promise<FirstPassword> {
  const owner = await findGeneratedOwner(db)
  if (owner !== null) return { use: 'generated', username: owner }
  const { password } = firstAdmin
  const username = firstAdmin.username ?? (await listPeople(db))[0]?.username ?? ''
  const admin = password === null ? null : await findAdminByName(db, username)
  const isUsed = admin !== null && password !== null && (await passwordMatches(admin.passwordHash, password))
  return { use: isUsed ? 'variable' : 'changed', username }
}

async function findGeneratedOwner(db: Db): Promise<string | null> {
  const admin = await db
    .selectFrom('admin')
    .innerJoin('secret', 'secret.value', 'admin.password_hash')
    .select('admin.username')
    .where('secret.name', '=', SECRET)
    .executeTakeFirst()
  return admin?.username ?? null
}

/** Returns the path, or how to set another password when the file cannot be written. */
export function writeFirstPassword(dataDir: string, { username, password }: Record<keyof Wanted, string>) {
  const file = join(dataDir, FILE)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    rmSync(file, { force: true })
    writeFileSync(file, `username: ${username}\npassword: ${password}\n`, { mode: 0o600, flag: 'wx' })
    return file
  } catch {
    return `no file, because ${file} cannot be written. Set one: ${commandLine('admin', `password ${username}`)}`
  }
}

export function removeFirstPassword(dataDir: string, username: string): void {
  const file = join(dataDir, FILE)
  if (existsSync(file) && readFileSync(file, 'utf8').startsWith(`username: ${username}\n`)) rmSync(file)
}

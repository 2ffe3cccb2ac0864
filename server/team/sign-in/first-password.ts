// Generated password of the first admin: in a private file instead of the log, removed when the password is changed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'first-admin-password.txt'

type Admin = { username: string; password: string }

/** Returns the path, or how to set another password when the file cannot be written. */
export function writeFirstPassword(dataDir: string, { username, password }: Admin): string {
  const file = join(dataDir, FILE)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    rmSync(file, { force: true })
    writeFileSync(file, `username: ${username}\npassword: ${password}\n`, { mode: 0o600, flag: 'wx' })
    return file
  } catch {
    return `no file, because ${file} cannot be written. Set one: npm run admin -- password ${username}`
  }
}

/** The username in the file; null when there is none. */
export function findFirstPasswordOwner(dataDir: string): string | null {
  try {
    return /^username: (.+)$/m.exec(readFileSync(join(dataDir, FILE), 'utf8'))?.[1] ?? null
  } catch {
    return null
  }
}

export function removeFirstPassword(dataDir: string, username: string): void {
  const file = join(dataDir, FILE)
  if (existsSync(file) && readFileSync(file, 'utf8').startsWith(`username: ${username}\n`)) rmSync(file)
}

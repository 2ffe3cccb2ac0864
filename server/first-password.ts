// The made-up password of the first admin, kept out of logs: in a file that only the user of the site can read, until it
// is changed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'first-admin-password.txt'

type Admin = { username: string; password: string }

/** Returns where it is; or, where nothing can be written, how to get another. The admin is there already. */
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

/** The password in the file is not that admin's any more. */
export function removeFirstPassword(dataDir: string, username: string): void {
  const file = join(dataDir, FILE)
  if (existsSync(file) && readFileSync(file, 'utf8').startsWith(`username: ${username}\n`)) rmSync(file)
}

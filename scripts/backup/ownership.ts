// Whose the files are that a command has made: the user's under which the site runs, and nobody else's.
import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

export type Owner = { uid: number; gid: number }

/** Of the folder, or of the one that it will be made in. Null unless run as root, who alone can give files away. */
export function findOwner(folder: string): Owner | null {
  if (process.getuid?.() !== 0) return null
  let place = resolve(folder)
  while (!existsSync(place)) place = dirname(place)
  const { uid, gid } = statSync(place)
  return { uid, gid }
}

/** With everything in it; nothing where there is nothing. */
export function makePrivate(path: string, owner: Owner | null): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink()) return
  if (owner) lchownSync(path, owner.uid, owner.gid)
  chmodSync(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE)
  if (found.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name), owner)
}

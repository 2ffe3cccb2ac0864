// Files that a command writes belong to the user of the site and are private.
import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

export type Owner = { uid: number; gid: number }

/** Owner of the folder or of its nearest existing parent; null unless run as root, because only root can chown. */
export function findOwner(folder: string): Owner | null {
  if (process.getuid?.() !== 0) return null
  let place = resolve(folder)
  while (!existsSync(place)) place = dirname(place)
  const { uid, gid } = statSync(place)
  return { uid, gid }
}

/** Recursive; ignores a missing path. */
export function makePrivate(path: string, owner: Owner | null): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink()) return
  if (owner) lchownSync(path, owner.uid, owner.gid)
  chmodSync(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE)
  if (found.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name), owner)
}

// Modes of the data folder, which holds password hashes, orders and secrets.
import { chmodSync, statSync } from 'node:fs'

const GROUP_AND_OTHERS = 0o077
const OTHERS = 0o007

/** Returns whether the mode was changed. Files of another user are left alone: their group may be the site's. */
export function makePrivate(path: string, mode: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  const user = process.getuid?.()
  if (!found || user === undefined || found.uid !== user || (found.mode & GROUP_AND_OTHERS) === 0)
    return false
  chmodSync(path, mode)
  return true
}

/** Whether every user of the machine can look into a folder. Modes mean nothing where users have no number. */
export function isOpenToAll(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && process.getuid !== undefined && (found.mode & OTHERS) !== 0
}

// The input and the report of a restore, for either database.

import type { BackupPaths } from './backup-paths.ts'
import type { RestoredTeam } from './end-access.ts'
import type { Manifest } from './manifest.ts'

export type Restoring = {
  place: BackupPaths
  /** The backup. */
  folder: string
  manifest: Manifest
  stamp: string
  force: boolean
  asIs: boolean
  now: Date
}

export type RestoredDatabase = {
  /** Where the data that was there before is now; empty where there was none. */
  setAside: string[]
  /** Deliveries that now wait for a person. */
  held: number
  /** Orders that were open when the backup was made. */
  open: number
  /** Players who were blocked after the backup; null when the data before cannot be read. */
  lostBlocks: string[] | null
  /** The people of the team after the restore, with their access. */
  team: RestoredTeam
}

// Saves sections from a file or from old content, with the rules of the console.

import { followMovedPasswords } from '#server/compose/moved-passwords.ts'
import { settingsChecks } from '#server/compose/settings-checks.ts'
import { readConfig } from '#server/config/config.ts'
import { createAudit, TERMINAL_ACTOR } from '#server/platform/audit/audit.service.ts'
import { createBlobs } from '#server/platform/blobs/index.ts'
import { createChanges } from '#server/platform/changes/changes.service.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createPictures } from '#server/platform/pictures/pictures.service.ts'
import { openSettings } from '#server/platform/settings/settings.service.ts'
import {
  createSettingsImport,
  type GivenSections,
} from '#server/platform/settings/settings-import.service.ts'
import { hasSiteUpload } from '#server/site/site-images/site-images.repository.ts'
import { createSiteImages } from '#server/site/site-images/site-images.service.ts'
import { Problem } from '../backup/problem.ts'
import { describeChange, describeImportProblems } from './describe-plan.ts'
import { listUploads } from './settings-file.ts'

export type ImportOptions = {
  dryRun: boolean
  /** Pictures that were uploaded to another site are left out. */
  withoutPictures: boolean
}

const warn = (_details: object, message: string) => console.error(message)
const log = { info: () => {}, warn, error: warn }

export async function importSections(
  db: Database,
  given: GivenSections,
  options: ImportOptions,
): Promise<void> {
  const { plan, save } = await openImport(db)
  const { problems, changes } = await plan(options.withoutPictures ? await dropPictures(db, given) : given)
  if (problems.length > 0) throw new Problem(describeImportProblems(problems))
  for (const change of changes) for (const line of describeChange(change)) console.log(line)
  console.log(`Same:     ${countSections(Object.keys(given).length - changes.length)}`)
  if (options.dryRun) {
    console.log(`Dry run:  ${countSections(changes.length)} would change, nothing saved`)
    return
  }
  await save(changes, TERMINAL_ACTOR).catch((error) => {
    if (!(error instanceof AppError) || error.code !== 'changed_meanwhile') throw error
    throw new Problem('Somebody saved one of these sections meanwhile. Nothing saved; run it again.')
  })
  console.log(`Saved:    ${countSections(changes.length)}; a running site shows it within a second`)
}

async function openImport(db: Database) {
  const config = readConfig(process.env)
  const core = { db, clock: systemClock, random: systemRandom, log }
  const settings = await openSettings(core)
  const audit = createAudit(core)
  const pictures = createPictures({ ...core, blobs: createBlobs(config, core).store })
  const siteImages = createSiteImages({ ...core, pictures, audit })
  const hasPlayMoney = config.tripay === null && config.simulates
  const checks = settingsChecks({ ...config, db, siteImages, hasPlayMoney })
  const { publish: onChange } = createChanges({ db, log, reload: settings.reload })
  const follow = followMovedPasswords({ variables: config.serverVariables, audit })
  return createSettingsImport({ ...core, settings, audit, onChange, checks, follow })
}

async function dropPictures(db: Database, given: GivenSections): Promise<GivenSections> {
  let json = JSON.stringify(given)
  for (const url of listUploads(json)) {
    if (await hasSiteUpload(db, url)) continue
    console.log(`Left out: ${url}`)
    json = json.replaceAll(`"${url}"`, 'null')
  }
  return JSON.parse(json)
}

function countSections(count: number): string {
  return count === 1 ? '1 section' : `${count} sections`
}

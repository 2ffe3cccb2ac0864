// npm run site -- export [file] | import <file> [--dry-run]: the whole site as one file, without orders, people and secrets.
import { readFileSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { TERMINAL_ACTOR } from '#contract/platform/audit.ts'
import type { SiteFilePreview } from '#contract/site/site-file.schema.ts'
import { tooManyMegabytes } from '#contract/site/site-file.ts'
import { followMovedPasswords } from '#server/compose/moved-passwords.ts'
import { createSiteFileOf } from '#server/compose/site-file.ts'
import { readConfig } from '#server/config/config.ts'
import { withStoredKeys } from '#server/config/stored-keys.ts'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import { createBlobs } from '#server/platform/blobs/index.ts'
import { createChanges } from '#server/platform/changes/changes.service.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { commandLine } from '#server/platform/kernel/command-line.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createPictures } from '#server/platform/pictures/pictures.service.ts'
import { createSecretKey } from '#server/platform/secrets/secret-key.ts'
import { openSecrets } from '#server/platform/secrets/secrets.service.ts'
import { openSettings } from '#server/platform/settings/settings.service.ts'
import type { SiteFile } from '#server/platform/site-file/site-file.service.ts'
import { listProducts } from '#server/shop/products/product.repository.ts'
import type { BackupPaths } from './backup/backup-paths.ts'
import { runCommand } from './backup/run-command.ts'
import { UserError } from './backup/user-error.ts'
import { withDatabase } from './backup/with-database.ts'

const USAGE = `Usage: ${commandLine('site', 'export [file]')}
       ${commandLine('site', 'import <file, or - for standard input> [--dry-run]')}
       each with [--env-file file]`

type Wanted = { command: 'export'; path: string } | { command: 'import'; path: string; dryRun: boolean }

const STANDARD = '-'
const VERBS = { add: 'Add', change: 'Change', remove: 'Remove', switch_off: 'Switch off' } as const
const warn = (_details: object, message: string) => console.error(message)
const log = { info: () => {}, warn, error: warn }

await runCommand({ read: readArguments, run: main })

function readArguments(args: string[]): Wanted {
  try {
    const options = { 'dry-run': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [command, path, ...rest] = positionals
    const dryRun = values['dry-run']
    if (rest.length === 0 && command === 'export' && !dryRun) return { command, path: path ?? STANDARD }
    if (rest.length === 0 && command === 'import' && path !== undefined) return { command, path, dryRun }
  } catch {
    throw new UserError(USAGE)
  }
  throw new UserError(USAGE)
}

async function main(place: BackupPaths, wanted: Wanted): Promise<void> {
  const bytes = wanted.command === 'import' ? await read(wanted.path) : null
  return withDatabase(place, async (db) => {
    const siteFile = await openSiteFile(db)
    if (wanted.command === 'export') await exportSite(siteFile, wanted.path)
    else if (bytes) await importSite(siteFile, bytes, wanted.dryRun)
  })
}

async function openSiteFile(db: Database): Promise<SiteFile> {
  const given = readConfig(process.env)
  const core = { db, clock: systemClock, random: systemRandom, log }
  const key = createSecretKey({ ...given, random: systemRandom })
  const config = withStoredKeys(given, (await openSecrets({ db, log, key })).current())
  const settings = await openSettings(core)
  const audit = createAudit(core)
  return createSiteFileOf({
    ...core,
    ...config,
    settings,
    audit,
    follow: followMovedPasswords({ variables: config.serverVariables, audit, isFile: true }),
    pictures: createPictures({ ...core, blobs: createBlobs(config, core) }),
    onChange: createChanges({ db, log, reload: settings.reload }).publish,
    hasPlayMoney: config.gateways.length === 0 && config.simulates,
    listProducts: () => listProducts(db),
  })
}

/** Notes go to standard error, because standard output may be the file. */
async function exportSite(siteFile: SiteFile, path: string): Promise<void> {
  const { bytes, missing } = await siteFile.export(TERMINAL_ACTOR)
  if (path === STANDARD) process.stdout.write(bytes)
  else writeFileSync(path, bytes)
  if (path !== STANDARD) console.error(`Exported: ${path}`)
  console.error('Secrets:  passwords and keys are never in the file; enter them again where you import it')
  const megabytes = tooManyMegabytes(bytes.length)
  if (megabytes !== null)
    console.error(`Too large: ${megabytes}MB, but only 32MB can be imported; use fewer or smaller pictures`)
  for (const url of missing) console.error(`Missing:  ${url}`)
}

async function importSite(siteFile: SiteFile, bytes: Uint8Array, dryRun: boolean): Promise<void> {
  const preview = await siteFile.preview(bytes).catch(toProblem)
  const { problems } = preview
  if (problems.length > 0) {
    const lines = problems.map(({ path, text }) => `  ${path}: ${text}`)
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    throw new UserError([`${count}, nothing imported:`, ...lines].join('\n'))
  }
  describe(preview)
  if (dryRun) return console.log(`Dry run:  ${count(preview)}, nothing imported`)
  const { fingerprint } = preview
  await siteFile.import(bytes, { admin: TERMINAL_ACTOR, fingerprint }).catch(toProblem)
  console.log(`Imported: ${count(preview)}; a running site shows it within a second`)
}

function describe({ changes, pictures }: SiteFilePreview): void {
  for (const { kind, action, name, details } of changes) {
    console.log(`${VERBS[action]} in ${kind}: ${name}`)
    for (const { path, before, after } of details) {
      console.log(`  ${path}: ${before ?? '(none)'} → ${after ?? '(none)'}`)
    }
  }
  for (const name of pictures.add) console.log(`Add picture: ${name}`)
  for (const { name, path, reason } of pictures.left_out) {
    console.log(`Left out:    ${name} (${reason}), named by ${path}`)
  }
}

function count({ changes, pictures }: SiteFilePreview): string {
  const [entries, files] = [changes.length, pictures.add.length]
  return `${entries === 1 ? '1 change' : `${entries} changes`}, ${files === 1 ? '1 picture' : `${files} pictures`}`
}

function toProblem(error: unknown): never {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'changed_meanwhile') {
    throw new UserError('Somebody changed the site meanwhile. Nothing imported; run it again.')
  }
  throw new UserError(error.message)
}

async function read(path: string): Promise<Uint8Array> {
  if (path === STANDARD) return buffer(process.stdin)
  try {
    return readFileSync(path)
  } catch (error) {
    throw new UserError(`${path} cannot be read (${(error as { code?: string }).code}).`)
  }
}

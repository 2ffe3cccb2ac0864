// Refuses production packages whose licence is not on the list. Needs no network.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Free to use, change and sell, with a notice at most. */
const ALLOWED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
  ],
])
/** LGPL allows the unmodified, replaceable libraries inside sharp; only the command of markdown-it needs argparse. */
const ALLOWED_FOR: readonly { packages: RegExp; licence: string }[] = [
  { packages: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  { packages: /^argparse$/, licence: 'PSF-2.0' },
]

type Locked = Record<string, { dev?: boolean; devOptional?: boolean; license?: unknown }>
export type Licensed = { name: string; licence: string }

/** The package's own file wins; packages for other systems are not installed, so the lock file is used. */
export function listLicences(packages: Locked, read: (folder: string) => unknown): Licensed[] {
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder, { license }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      licence: toText(read(folder) ?? license),
    }))
}

/** Older packages name it in an object, or several in a list. */
function toText(given: unknown): string {
  if (Array.isArray(given)) return given.map(toText).join(' OR ')
  if (typeof given === 'object' && given && 'type' in given) return String(given.type)
  return typeof given === 'string' ? given : ''
}

/** `A OR B` needs one of them, `A AND B` both. */
export function isAllowed({ name, licence }: Licensed): boolean {
  const known = (one: string) =>
    ALLOWED.has(one) || ALLOWED_FOR.some((each) => each.licence === one && each.packages.test(name))
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => known(one.trim())))
}

function readInstalled(folder: string): unknown {
  const file = join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Locked }
  const all = listLicences(packages, readInstalled)
  const refused = all.filter((each) => !isAllowed(each))
  for (const { name, licence } of refused)
    console.error(`${name}: ${licence || 'no licence'} is not on the list`)
  if (refused.length > 0 || all.length === 0) process.exit(1)
  console.log(`${all.length} packages`)
}

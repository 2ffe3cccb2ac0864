// Packages that stay external because they are native or rarely loaded, with their dependencies.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Left out of every bundle; an archive carries them in node_modules. */
export const RUNTIME_PACKAGES: readonly string[] = ['@node-rs/argon2', 'mysql2', 'pg', 'sharp']

type Manifest = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Folders below `root` of the packages and of all their installed dependencies. */
export function listRuntimeFolders(root: string, names: readonly string[] = RUNTIME_PACKAGES): string[] {
  const found = new Set<string>()
  for (const name of names) addPackage(root, { name, from: '', isOptional: false }, found)
  return [...found].sort()
}

type Wanted = { name: string; from: string; isOptional: boolean }

function addPackage(root: string, { name, from, isOptional }: Wanted, found: Set<string>): void {
  const folder = resolveFolder(root, name, from)
  if (folder === null) {
    // Packages for another platform are optional and not installed here.
    if (isOptional) return
    throw new Error(`${name}, which ${from || 'the site'} needs, is not installed.`)
  }
  if (found.has(folder)) return
  found.add(folder)
  const { dependencies = {}, optionalDependencies = {} } = readManifest(join(root, folder))
  // npm lists an optional dependency under both keys.
  const optional = new Set(Object.keys(optionalDependencies))
  for (const each of new Set([...Object.keys(dependencies), ...optional])) {
    addPackage(root, { name: each, from: folder, isOptional: optional.has(each) }, found)
  }
}

/** As Node looks it up: in the node_modules of the folder, then of each folder above. */
function resolveFolder(root: string, name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(root, candidate, 'package.json'))) return candidate
    if (folder === '' || folder === '.') return null
  }
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

// An archive that needs only Node: bundles, external packages, commands, deploy files, documents.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, findCommit } from '#scripts/lib/build.ts'
import { NODE_MAJOR } from '#scripts/lib/require-node.ts'
import { bundleCommands } from './bundle-commands.ts'
import { collectLicences } from './collect-licences.ts'
import { listRuntimeFolders } from './runtime-packages.ts'
import { billOfMaterials } from './shipped-packages.ts'

export const COPIED = ['deploy', 'docs', '.env.example', 'CHANGELOG.md', 'LICENSE'] as const
const LICENCES_FILE = 'THIRD-PARTY-LICENSES.txt'
const BILL_FILE = 'sbom.cdx.json'

export type Archive = { file: string; name: string; bytes: number; unpackedBytes: number }

/** `to` is the folder that gets the archive. */
export async function makeArchive({ to }: { to: string }): Promise<Archive> {
  ensureBuilt()
  const { version } = readPackage()
  const name = `angkasa-${version}-${findCommit()}`
  mkdirSync(to, { recursive: true })
  const staging = mkdtempSync(join(to, '.pack-'))
  try {
    const root = join(staging, name)
    await fill(root)
    const file = join(to, `${name}-${process.platform}-${process.arch}.tar.gz`)
    compress(staging, name, file)
    return { file, name, bytes: statSync(file).size, unpackedBytes: sizeOf(root) }
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

async function fill(root: string): Promise<void> {
  mkdirSync(root)
  // Without the build stamps, which only a checkout uses.
  cpSync('build', join(root, 'build'), { recursive: true, filter: (path) => !/build[\\/]\.\w+$/.test(path) })
  await bundleCommands(root)
  for (const folder of listRuntimeFolders('.')) {
    // A package nested in another one is listed by itself if it is needed.
    cpSync(folder, join(root, folder), {
      recursive: true,
      filter: (path) => !path.slice(folder.length).includes('node_modules'),
    })
  }
  for (const name of COPIED) cpSync(name, join(root, name), { recursive: true })
  writeFileSync(join(root, 'package.json'), `${JSON.stringify(readPackage(), null, 2)}\n`)
  writeFileSync(join(root, LICENCES_FILE), collectLicences('.'))
  writeFileSync(join(root, BILL_FILE), billOfMaterials('.'))
}

/** Without scripts and development packages, which are not in the archive. */
function readPackage() {
  const { name, version, description, license } = JSON.parse(readFileSync('package.json', 'utf8'))
  const engines = { node: `>=${NODE_MAJOR}` }
  return { name, version: String(version), private: true, description, license, type: 'module', engines }
}

/** Fixed owner and mode: files belong to root and are world-readable, whichever user packs. */
function compress(folder: string, name: string, file: string): void {
  const owned = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name']
  execFileSync('tar', ['-czf', file, ...owned, '--mode=u=rwX,go=rX', '-C', folder, name], {
    stdio: 'inherit',
  })
}

function sizeOf(folder: string): number {
  return globSync('**', { cwd: folder })
    .map((path) => join(folder, path))
    .filter((path) => existsSync(path))
    .reduce((sum, path) => sum + (statSync(path).isFile() ? statSync(path).size : 0), 0)
}

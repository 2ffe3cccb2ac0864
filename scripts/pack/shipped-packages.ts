// The packages of the build, from the lock file: those of the archive, and those inside its bundles.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = {
  dev?: boolean
  devOptional?: boolean
  version?: string
  license?: string
  /** `sha512-` and the hash as Base64. */
  integrity?: string
}

export function listShipped(root: string) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .filter(([folder]) => existsSync(join(root, folder)) && !/\/node-(linux|win)-/.test(folder))
    .map(([folder, { version = '', license, integrity }]) => ({
      ...{ folder, version, license, integrity },
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }))
}

/** A software bill of materials for scanners. `npm sbom --omit dev` leaves out what development packages need as well. */
export function billOfMaterials(root: string): string {
  const components = listShipped(root).map(({ name, version, license, integrity = '' }) => ({
    ...{ type: 'library', name, version },
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
    ],
    licenses: license ? [{ expression: license }] : [],
  }))
  return JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components }, null, 1)
}

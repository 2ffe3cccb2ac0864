// The files of an exported site.
import { strToU8, unzipSync, zipSync } from 'fflate'

/** The archive with some files replaced; null removes one. */
export function editArchive(archive: Uint8Array, files: Record<string, unknown>): Uint8Array {
  const entries = Object.entries({ ...unzipSync(archive), ...files }).filter(([, file]) => file !== null)
  const toBytes = (file: unknown) => (file instanceof Uint8Array ? file : strToU8(JSON.stringify(file)))
  return zipSync(Object.fromEntries(entries.map(([name, file]) => [name, toBytes(file)])))
}

export function jsonOf(archive: Uint8Array, name: string) {
  return JSON.parse(Buffer.from(unzipSync(archive)[name] ?? []).toString())
}

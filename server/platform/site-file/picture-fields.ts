// The fields of a JSON value that hold the address of a picture.
import { AppError } from '#server/platform/kernel/app-error.ts'

const PICTURE_FIELD = /(?:^|_)(?:url|picture)$/
/** Deeper than anything that is exported; a value without end would exhaust the stack. */
const DEPTH_MAX = 40

export function listPictureFields(value: unknown): { address: string; path: string }[] {
  const found: { address: string; path: string }[] = []
  mapPictureFields(value, (address, path) => {
    found.push({ address, path })
    return address
  })
  return found
}

/** A copy with every address replaced. */
export function mapPictureFields(
  value: unknown,
  map: (address: string, path: string) => string | null,
  path: readonly string[] = [],
): unknown {
  if (path.length > DEPTH_MAX) throw new AppError('site_file_unreadable')
  const mapField = ([key, part]: [string, unknown]): [string, unknown] => {
    const here = [...path, key]
    const isAddress = typeof part === 'string' && PICTURE_FIELD.test(key)
    return [key, isAddress ? map(part, here.join('.')) : mapPictureFields(part, map, here)]
  }
  if (Array.isArray(value)) return value.map((part, index) => mapField([String(index), part])[1])
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(mapField))
}
